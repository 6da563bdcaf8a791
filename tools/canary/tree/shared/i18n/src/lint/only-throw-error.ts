export function complain() {
  throw "a text";
}
