import type { Bus } from "@zhian/contracts/bus";
import type { Locale } from "@zhian/contracts/locale";

const words = {
  offer: {
    en: "Part of this page has a newer version. Load it now, or continue: it loads automatically once you have finished.",
    zh: "本页部分内容已有新版本。您可以立即载入，也可以继续操作，完成后会自动更新。",
  },
  take: { en: "Load now", zh: "立即载入" },
  later: { en: "Later", zh: "稍后" },
} as const satisfies Record<string, Record<Locale, string>>;

/** An offer below the page, for a visitor with unsaved input. Once declined, it is not shown again until it has been withdrawn. */
export function createRenewalNotice(shell: Bus, onTake: () => void): { show(isOffered: boolean): void } {
  const notice = document.createElement("div");
  notice.className = "zhian-renewal";
  const text = document.createElement("p");
  text.setAttribute("role", "status");
  const [take, later] = [button(), button()];
  notice.append(text, take, later);
  let isDeclined = false;

  take.addEventListener("click", () => {
    notice.remove();
    onTake();
  });
  later.addEventListener("click", () => {
    isDeclined = true;
    notice.remove();
  });

  function say(locale: Locale): void {
    text.textContent = words.offer[locale];
    take.textContent = words.take[locale];
    later.textContent = words.later[locale];
  }

  shell.watch("locale").subscribe((locale) => {
    if (notice.isConnected) say(locale);
  });

  return {
    show(isOffered) {
      if (!isOffered) {
        isDeclined = false;
        notice.remove();
      } else if (!isDeclined && !notice.isConnected) {
        text.textContent = "";
        document.body.append(notice);
        // All screen readers announce a change to an element that is already there.
        requestAnimationFrame(() => say(shell.get("locale")));
      }
    },
  };
}

function button(): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { type: "button" });
}
