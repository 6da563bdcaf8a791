export function misuse(list: number[]) {
  list.forEach(async (value) => {
    await Promise.resolve(value);
  });
}
