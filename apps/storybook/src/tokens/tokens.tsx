import { Button, Link } from "@claimkit/ui-kit";
import { tokensText } from "@claimkit/ui-kit/styles-text";
import { type CSSProperties, type JSX, useLayoutEffect, useRef, useState } from "react";
import { toHex } from "./to-hex.ts";
import "./tokens.css";

/** Every token that the kit declares, in order of declaration. */
const declared = [...new Set(tokensText.match(/--ck-[\w-]+(?=\s*:)/g))];

/** Tokens that the kit derives from others, and the name of their computed value. */
const derived: Readonly<Record<string, string>> = {
  "--ck-color-accent-text": "--_accent-text",
  "--ck-color-on-accent": "--_on-accent",
  "--ck-color-accent-2": "--_accent-2",
  "--ck-font-heading": "--_font-heading",
  "--ck-radius-control": "--_radius-control",
};

const tokens = [...declared, ...Object.keys(derived)];

/** The value in the kit's style sheet, on one line. */
function declaredValue(token: string): string {
  const values = [...tokensText.matchAll(new RegExp(`${token}:([^;]*);`, "g"))].map(
    ([, each = ""]) => each,
  );
  const value = values.find((each) => each.includes("light-dark")) ?? values[0] ?? "";
  return value.replaceAll(/\s+/g, " ").trim();
}

/** A token as the value of a property. */
const valueOf = (token: string): string => `var(${derived[token] ?? token})`;

/** Purpose of tokens whose name does not explain it. */
const uses: Readonly<Record<string, string>> = {
  "--ck-color-accent": "buttons, links and other controls",
  "--ck-color-accent-text": "text, lines and focus rings in the accent color",
  "--ck-color-accent-2": "the second share of a bar",
  "--ck-color-on-accent": "text on the accent color",
  "--ck-radius-control": "buttons and fields",
  "--ck-font-heading": "headings",
  "--ck-color-page": "background of the page",
  "--ck-color-surface": "background of cards and fields",
  "--ck-color-text-muted": "hints and disabled controls",
  "--ck-color-line": "borders of fields",
  "--ck-color-edge": "borders of cards",
  "--ck-color-backdrop": "between the page and a modal",
};

interface Section {
  title: string;
  /** Matches the tokens of this section. */
  prefix: RegExp;
  Specimen: (props: { token: string }) => JSX.Element;
}

const sections: Section[] = [
  { title: "Color, light and dark", prefix: /^--ck-color-/, Specimen: Color },
  { title: "Elevation", prefix: /^--ck-shadow/, Specimen: Shadow },
  { title: "Type", prefix: /^--ck-(font|text-)/, Specimen: Type },
  { title: "Space", prefix: /^--ck-(size|space-|touch)/, Specimen: Space },
  { title: "Corners", prefix: /^--ck-radius/, Specimen: Corner },
  { title: "Motion", prefix: /^--ck-(duration|ease)/, Specimen: Motion },
];

/** All tokens of the kit, each with a sample. */
export function Tokens(): JSX.Element {
  return (
    <main className="ck-tokens tokens">
      <h1>Tokens</h1>
      <p>
        Set them on the page, on an ancestor or on an element. The samples show the kit's own brand,
        light and dark. Design tools read all of them from{" "}
        <Link href="./tokens.json">tokens.json</Link>, which is also part of the package.
      </p>
      {sections.map(({ title, prefix, Specimen }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul data-chapter={title}>
            {tokens
              .filter((token) => prefix.test(token))
              .map((token) => (
                <li key={token}>
                  <Specimen token={token} />
                  <code>{token}</code>
                  {!prefix.test("--ck-color-") && <Value>{declaredValue(token)}</Value>}
                  {uses[token] && <small>{uses[token]}</small>}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

/** The tokens that no section shows. */
export function missingTokens(): string[] {
  return tokens.filter((token) => !sections.some(({ prefix }) => prefix.test(token)));
}

interface SpecimenProps {
  token: string;
}

function Value({ children }: { children: string }): JSX.Element | undefined {
  return children ? <code className="tokens-value">{children}</code> : undefined;
}

function Color({ token }: SpecimenProps): JSX.Element {
  const samples = useRef<HTMLSpanElement>(null);
  const [values, setValues] = useState("");

  useLayoutEffect(() => {
    const all = [...(samples.current?.querySelectorAll("[data-sample]") ?? [])];
    setValues(all.map((sample) => toHex(getComputedStyle(sample).backgroundColor)).join(", "));
  }, []);

  return (
    <>
      <span className="tokens-looks" ref={samples}>
        {["light", "dark"].map((colorScheme) => (
          <span key={colorScheme} style={{ colorScheme }}>
            <span data-sample style={{ background: valueOf(token) }} />
          </span>
        ))}
      </span>
      <Value>{values}</Value>
    </>
  );
}

function Shadow({ token }: SpecimenProps): JSX.Element {
  return (
    <span className="tokens-looks">
      {["light", "dark"].map((colorScheme) => (
        <span key={colorScheme} style={{ colorScheme }}>
          <span className="tokens-card" style={{ boxShadow: valueOf(token) }} />
        </span>
      ))}
    </span>
  );
}

function Type({ token }: SpecimenProps): JSX.Element {
  const font = token.startsWith("--ck-font")
    ? `var(--ck-text-body) ${valueOf(token)}`
    : `${valueOf(token)} var(--ck-font)`;
  return <span style={{ font }}>Your claim $4,218.60</span>;
}

function Space({ token }: SpecimenProps): JSX.Element {
  return <span className="tokens-space" style={{ inlineSize: valueOf(token) }} />;
}

function Corner({ token }: SpecimenProps): JSX.Element {
  return <span className="tokens-corner" style={{ borderRadius: valueOf(token) }} />;
}

/** Moves like the kit, so not at all with reduced motion. */
function Motion({ token }: SpecimenProps): JSX.Element {
  const [there, setThere] = useState(false);
  const style: CSSProperties = token.startsWith("--ck-ease")
    ? { transitionTimingFunction: `var(${token})`, transitionDuration: "var(--ck-duration)" }
    : { transitionTimingFunction: "linear", transitionDuration: `var(${token})` };
  return (
    <span className="tokens-motion">
      <span data-there={there} style={style} />
      <Button onClick={() => setThere(!there)}>Move</Button>
    </span>
  );
}
