import { people } from "../people.ts";
import { prefer, preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useWords } from "../words/use-words.ts";
import { Wordmark } from "./wordmark.tsx";
import "./site-header.css";

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps {
  /** The address that the visitor is at. */
  hash: string;
}

/** Wordmark, the ways through the site, the language, and who is signed in. */
export function SiteHeader({ hash }: SiteHeaderProps) {
  const words = useWords();
  const { locale, persona } = useStore(preferences);
  const links = [
    { href: "#/claims", name: words.nav.claims },
    { href: "#/after-a-crash", name: words.nav.crash },
    { href: "#/contact", name: words.nav.contact },
  ];

  return (
    <header className="site-header">
      <a className="site-header-home" href="#/claims">
        <Wordmark name={words.company} />
      </a>
      <nav aria-label={words.nav.label}>
        <ul>
          {links.map(({ href, name }) => (
            <li key={href}>
              <a href={href} aria-current={currentness(hash, href)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="site-header-visitor">
        <button
          type="button"
          lang={locale === "en-US" ? "es" : "en"}
          onClick={() => prefer({ locale: locale === "en-US" ? "es-US" : "en-US" })}
        >
          {words.otherLanguage}
        </button>
        <span>
          <small>{words.signedInAs}</small> {people[persona].name}
        </span>
      </div>
    </header>
  );
}

/** A claim's pages stand under the list of claims, and the list is where the site begins. */
function currentness(hash: string, href: string): "page" | "true" | undefined {
  if ((hash || "#/claims") === href) return "page";
  return hash.startsWith(`${href}/`) ? "true" : undefined;
}
