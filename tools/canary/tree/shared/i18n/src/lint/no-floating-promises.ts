export function forget() {
  Promise.resolve(1);
}
