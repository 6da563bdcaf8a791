type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface KeptField {
  field: Field;
  value: string;
  isChecked: boolean;
}

/**
 * Remembers the values of the page's fields, and the focus. Returns a function that fills the fields which
 * have since taken the place of others, as the visitor would, so that their listeners are called.
 */
export function keepFields(): () => void {
  const kept = allFields().map((field) => ({ field, value: field.value, isChecked: isChecked(field) }));
  const { activeElement } = document;
  const selection = isText(activeElement) ? [activeElement.selectionStart, activeElement.selectionEnd] : [];
  return () => {
    const known = new Set(kept.map(({ field }) => field));
    const fresh = allFields().filter((field) => !known.has(field));
    for (const lost of kept.filter(({ field }) => !field.isConnected)) {
      const index = fresh.findIndex((field) => kindOf(field) === kindOf(lost.field));
      const [field] = index < 0 ? [] : fresh.splice(index, 1);
      if (!field) continue;
      fill(field, lost);
      if (lost.field === activeElement) focus(field, selection);
    }
  };
}

function allFields(): Field[] {
  return [...document.querySelectorAll<Field>("input:not([type=hidden], [type=file]), textarea, select")];
}

function isChecked(field: Field): boolean {
  return "checked" in field && field.checked;
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element !== null && "selectionStart" in element;
}

/** Fields come in the same order as before; names that React makes are new ones. */
function kindOf({ tagName, type, name }: Field): string {
  return `${tagName} ${type} ${/_[rR]_/.test(name) ? "" : name}`;
}

function fill(field: Field, { value, isChecked: wasChecked }: KeptField): void {
  if (isChecked(field) !== wasChecked) field.click();
  if (field.value === value) return;
  // React tracks a value set on the field itself, and takes it for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function focus(field: Field, [start, end]: (number | null | undefined)[]): void {
  field.focus({ preventScroll: true });
  // Fields of numbers and addresses have no selection to set.
  if (isText(field) && typeof start === "number" && typeof end === "number") field.setSelectionRange(start, end);
}
