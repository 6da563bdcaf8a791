export function explainFailure(output: string): string;
