import { localize, type MessageCatalog, type TextDefinition } from "@claimkit/ui-kit/messages";

/** Finds messages that widgets show and do not name. */
interface UsedMessages {
  /** The catalog, in which each message shows the name of its group. */
  readonly marked: MessageCatalog;
  /** Adds the messages that the page shows now. */
  readonly note: () => void;
  /** Each noted group, after the name of its widget. */
  readonly shown: ReadonlySet<string>;
  /** The noted groups without which their widget would still be in the catalog's language. */
  readonly unnamed: () => string[];
}

/**
 * @param own the definitions that widgets give to their frame, by the widget's name
 * @param elsewhere selector of content that has a language of its own
 */
export function usedMessages(
  { locale, texts }: MessageCatalog<object>,
  own: Readonly<Record<string, TextDefinition>>,
  elsewhere = ":not(*)",
): UsedMessages {
  const groups: Readonly<Record<string, object>> = { ...texts };
  const shown = new Set<string>();

  function isComplete(widget: string, group: string): boolean {
    const messages = Object.entries(groups[group] ?? {}).slice(0, -1);
    const catalog = { locale, texts: { ...groups, [group]: Object.fromEntries(messages) } };
    const definition = own[widget];
    return !definition || localize(locale, [catalog]).complete(definition).locale === locale;
  }

  return {
    marked: { locale, texts: markedGroups(groups) },
    note: () => {
      for (const each of shownGroups(elsewhere)) shown.add(each);
    },
    shown,
    unnamed: () =>
      [...shown].filter((each) => {
        const [widget = "", group = ""] = each.split(": ");
        return isComplete(widget, group);
      }),
  };
}

function markedGroups(groups: Readonly<Record<string, object>>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(groups).map(([group, messages]) => {
      const mark = (message: unknown): unknown =>
        typeof message === "string"
          ? `⟦${group}⟧${message}`
          : typeof message === "function"
            ? (...values: unknown[]) => mark(message(...values))
            : Object.fromEntries(
                Object.entries(message as object).map(([key, wording]) => [key, mark(wording)]),
              );
      const marked = Object.entries(messages).map(([key, each]) => [key, mark(each)]);
      return [group, Object.fromEntries(marked)];
    }),
  );
}

/** Groups of the shown messages, each after the name of the nearest widget. */
function shownGroups(elsewhere: string): string[] {
  return [...document.querySelectorAll("[data-widget] *")].flatMap((element) => {
    if (element.closest(elsewhere)) return [];
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const words = [
      ...texts.map(({ textContent }) => textContent),
      ...[...element.attributes].map(({ value }) => value),
    ].join(" ");
    const widget = element.closest("[data-widget]")?.getAttribute("data-widget") ?? "";
    return [...words.matchAll(/⟦(.+?)⟧/g)].map(([, group]) => `${widget}: ${group}`);
  });
}
