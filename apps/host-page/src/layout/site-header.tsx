import { Button } from "@claimkit/ui-kit/button";
import { Header } from "@claimkit/ui-kit/header";
import { people } from "../people.ts";
import { prefer, preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useWords } from "../words/use-words.ts";
import { Wordmark } from "./wordmark.tsx";
import "./site-header.css";

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps {
  /** Hash of the current address. */
  hash: string;
}

/** The kit's header with the insurer's mark, the navigation, the language and the signed-in person. */
export function SiteHeader({ hash }: SiteHeaderProps) {
  const words = useWords();
  const { locale, persona, isSignedIn } = useStore(preferences);
  const { nav } = words;
  const links = [
    { href: "#/claims", label: nav.claims, current: isAt(hash, "#/claims") },
    { href: "#/shops", label: nav.shops, current: isAt(hash, "#/shops") },
    { href: "#/questions", label: nav.faqs, current: isAt(hash, "#/questions") },
    { href: "#/contact", label: nav.contact, current: isAt(hash, "#/contact") },
  ];

  return (
    <Header
      className="site-header"
      sticky="off"
      breakpoint={992}
      logoHref="#/"
      logo={<Wordmark name={words.company} />}
      items={links}
      actions={
        <>
          {isSignedIn && (
            <span className="site-header-visitor">
              <small>{words.signedInAs}</small> {people[persona].name}
            </span>
          )}
          <Button
            variant="quiet"
            lang={locale === "en-US" ? "es" : "en"}
            onClick={() => prefer({ locale: locale === "en-US" ? "es-US" : "en-US" })}
          >
            {words.otherLanguage}
          </Button>
          <Button onClick={() => prefer({ isSignedIn: !isSignedIn })}>
            {isSignedIn ? words.logOut : words.logIn}
          </Button>
        </>
      }
    />
  );
}

/** A claim's pages are part of the list of claims. */
function isAt(hash: string, href: string): boolean {
  return hash === href || hash.startsWith(`${href}/`);
}
