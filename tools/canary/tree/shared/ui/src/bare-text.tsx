export function Beside({ name, of, isNew }: { name: string; of: string[]; isNew: boolean }) {
  return (
    <p>
      {name} <b />
      <i>{of}</i>
      <b />
      {isNew && "new"}
    </p>
  );
}

export function Bare({ name }: { name: string }) {
  return name;
}
