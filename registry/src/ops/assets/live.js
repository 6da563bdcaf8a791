// Keeps the page up to date: a new revision at once, health figures every few seconds.
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
    // A session that has ended redirects to the sign-in page: this page is left unchanged.
    if (!answer.ok || answer.redirected) return;
    const text = await answer.text();
    const fresh = new DOMParser().parseFromString(policy ? policy.createHTML(text) : text, "text/html");
    document.body.dataset.revision = fresh.body.dataset.revision;
    for (const part of parts) replace(part, fresh.getElementById(part.id));
  } catch {
    // The registry is unreachable: the browser reconnects the event stream, and then this runs again.
  } finally {
    isAsking = false;
  }
}

function replace(part, fresh) {
  if (!fresh) return;
  const focused = part.contains(document.activeElement) ? document.activeElement.id : "";
  // Open details stay open.
  for (const { id } of part.querySelectorAll("details[open][id]"))
    fresh.querySelector(`#${id}`)?.setAttribute("open", "");
  if (fresh.innerHTML === part.innerHTML) return;
  part.replaceChildren(...fresh.childNodes);
  if (focused) document.getElementById(focused)?.focus();
}

/** A form prepared on an older revision can no longer be submitted: adds a link to load it again. */
function markStale() {
  const shown = document.querySelector("[data-stale]");
  if (!shown || shown.querySelector("a")) return;
  const again = document.createElement("a");
  again.href = location.href;
  again.textContent = document.documentElement.lang.startsWith("zh")
    ? "内容已变化，重新查看"
    : "This has changed: reload";
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
  // Navigation does not wait for the stream, and the page stays eligible for the back/forward cache.
  addEventListener("pagehide", () => stream.close());
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  setInterval(() => {
    if (!document.hidden) void refresh();
  }, figuresEveryMs);
}
