declare const preset: Record<string, unknown>;
// oxlint-disable-next-line import/no-default-export -- Jest asks a configuration for it
export default preset;
