const types = "loading ready error warning click action select feedback request".split(" ");

/** Lists every event of the widgets, the newest first. */
export function listEvents() {
  const list = document.getElementById("events");
  for (const type of types) {
    document.addEventListener(`ck:${type}`, ({ detail: event }) => {
      const line = document.createElement("li");
      line.textContent = `${event.type} ${event.widget ?? event.call} ${mainFact(event)}`;
      list.prepend(line);
      document.getElementById("events-count").textContent = list.children.length;
    });
  }

  document.getElementById("events-toggle").addEventListener("click", ({ currentTarget }) => {
    list.hidden = !list.hidden;
    currentTarget.setAttribute("aria-expanded", !list.hidden);
  });
}

function mainFact({ action, target, error, code, state, status }) {
  return action ?? target ?? error?.code ?? code ?? state ?? status ?? "";
}
