/** The export of a remote that the measured page does not use. */
export function Page() {
  return <p>Another part of the site</p>;
}
