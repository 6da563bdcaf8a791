import { renewEvent } from "@zhian/contracts/renew-event";

interface Renewing {
  renew(): Promise<void>;
  isOutdated(): boolean;
}

/** For `fragments dev --site`: each build is shown at once, in place, or in a new document if that fails. */
export function renewWhenTold({ renew, isOutdated }: Renewing): void {
  window.addEventListener(renewEvent, (event) => {
    event.preventDefault();
    void renew().then(() => isOutdated() && location.reload());
  });
}
