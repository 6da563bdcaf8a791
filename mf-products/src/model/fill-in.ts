/** Fills in the placeholders of a label: `{{n}} of {{total}}`. One without a value stays as it is. */
export function fillIn(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
