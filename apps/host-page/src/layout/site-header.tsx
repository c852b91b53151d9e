import { Button } from "@claimkit/ui-kit/button";
import { Header } from "@claimkit/ui-kit/header";
import { people } from "../people.ts";
import { prefer, usePreferences } from "../preferences.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Wordmark } from "./wordmark.tsx";
import "./site-header.css";

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps {
  /** Hash of the current address. */
  hash: string;
}

/** The kit's header with the insurer's mark, the navigation, the language and the signed-in person. */
export function SiteHeader({ hash }: SiteHeaderProps) {
  const messages = useMessages();
  const { locale, persona, isSignedIn } = usePreferences();
  const { nav } = messages;
  const links = [
    { href: "#/claims", label: nav.claims, current: isAt(hash, "#/claims") },
    { href: "#/shops", label: nav.shops, current: isAt(hash, "#/shops") },
    { href: "#/questions", label: nav.faqs, current: isAt(hash, "#/questions") },
  ];

  return (
    <Header
      className="site-header"
      sticky="off"
      breakpoint={992}
      logoHref="#/"
      logo={<Wordmark name={messages.company} />}
      items={links}
      actions={
        <>
          {isSignedIn && (
            <span className="site-header-visitor">
              <small>{messages.signedInAs}</small> {people[persona].name}
            </span>
          )}
          <Button
            variant="quiet"
            lang={locale === "en-US" ? "es" : "en"}
            onClick={() => prefer({ locale: locale === "en-US" ? "es-US" : "en-US" })}
          >
            {messages.otherLanguage}
          </Button>
          <Button onClick={() => prefer({ isSignedIn: !isSignedIn })}>
            {isSignedIn ? messages.logOut : messages.logIn}
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
