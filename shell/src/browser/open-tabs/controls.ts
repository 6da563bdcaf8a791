export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function controlsIn(place: ParentNode): Control[] {
  return [...place.querySelectorAll<Control>("input, textarea, select")];
}

export function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}

/** A field that was emptied again holds nothing; a checkbox, radio button or select always holds a choice. */
export function holdsSomething(control: Control): boolean {
  return isTick(control) || control instanceof HTMLSelectElement || control.value !== "";
}
