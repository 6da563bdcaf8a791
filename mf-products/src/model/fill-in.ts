/** Puts values in the places of a label: `{{n}} of {{total}}`. A place without a value stays as it is. */
export function fillIn(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
