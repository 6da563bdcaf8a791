// Keeps what is shown up to date: a new revision at once, the figures of health every few seconds.
const figuresEveryMs = 10_000;
const { events, revision } = document.body.dataset;
const policy = globalThis.trustedTypes?.createPolicy("ops", { createHTML: (text) => text });
let isAsking = false;

async function refresh() {
  const parts = document.querySelectorAll("[data-live]");
  if (isAsking || parts.length === 0) return;
  isAsking = true;
  try {
    const answer = await fetch(location.href);
    // A session that has ended leads to the sign-in page: what stands here is left as it is.
    if (!answer.ok || answer.redirected) return;
    const text = await answer.text();
    const fresh = new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "text/html");
    document.body.dataset.revision = fresh.body.dataset.revision;
    for (const part of parts) replace(part, fresh.getElementById(part.id));
  } catch {
    // The registry is away: the browser reconnects the event stream, and then this runs.
  } finally {
    isAsking = false;
  }
}

function replace(part, fresh) {
  if (!fresh) return;
  const focused = part.contains(document.activeElement) ? document.activeElement.id : "";
  // What was opened to be read stays open.
  for (const { id } of part.querySelectorAll("details[open][id]"))
    fresh.querySelector(`#${id}`)?.setAttribute("open", "");
  if (fresh.innerHTML === part.innerHTML) return;
  part.replaceChildren(...fresh.childNodes);
  if (focused) document.getElementById(focused)?.focus();
}

/** A question that was prepared on an older revision cannot be answered any more: it is asked again. */
function markStale() {
  const shown = document.querySelector("[data-stale]");
  if (!shown || shown.querySelector("a")) return;
  const again = document.createElement("a");
  again.href = location.href;
  again.textContent = document.documentElement.lang.startsWith("zh")
    ? "内容已变化，重新查看"
    : "This has changed: look again";
  shown.setAttribute("role", "status");
  shown.append(" · ", again);
}

if (events) {
  const stream = new EventSource(events);
  stream.addEventListener("revision", ({ data }) => {
    if (JSON.parse(data).revision <= Number(document.body.dataset.revision ?? revision)) return;
    markStale();
    void refresh();
  });
  // So that another page can be gone to at once, and come back to from the browser's memory.
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  setInterval(() => {
    if (!document.hidden) void refresh();
  }, figuresEveryMs);
}
