export const wrongType: number = "text";
export const unchecked: string = ["a"][0];
export const optional: { a?: string } = { a: undefined };
export enum NotErasable {
  One = 1,
}
