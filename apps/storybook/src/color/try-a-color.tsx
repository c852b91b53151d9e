import {
  Button,
  Checkbox,
  Link,
  Notification,
  ProgressBar,
  Tag,
  TextField,
  ToggleChip,
} from "@claimkit/ui-kit";
import { type JSX, useLayoutEffect, useRef, useState } from "react";
import { contrast } from "./contrast.ts";
import { toHex } from "./to-hex.ts";
import "./try-a-color.css";

/** What is measured: the selectors of the text and of what is behind it. */
const MEASURED = [
  { name: "Text on the accent", text: ".ck-button[data-variant=primary]" },
  { name: "Links on the page", text: ".color-sample > p .ck-link" },
  { name: "Links on a card", text: ".color-card .ck-link" },
  { name: "Selected chip", text: ".ck-toggle-chip[aria-pressed=true]" },
];

const LEAST = 4.5;

/** Takes the accent of a brand, and shows both themes, their contrast and the style sheet. */
export function TryAColor(): JSX.Element {
  const [accent, setAccent] = useState("#ffcc00");
  const isColor = CSS.supports("color", accent);
  const shown = isColor ? toHex(accent) : "#ffcc00";
  return (
    <main className="color">
      <h1>Try a color</h1>
      <p>
        Enter the main color of a brand. The kit derives the colors of text from it, so that both
        themes are legible.
      </p>
      <div className="color-choice">
        <TextField
          label="Color"
          instructionalText="A name, a hex value or any other color of CSS."
          value={accent}
          error={isColor ? undefined : "Enter a color, such as #0c5460."}
          onChange={({ currentTarget }) => setAccent(currentTarget.value)}
        />
        <label>
          Pick
          <input
            type="color"
            value={shown}
            onChange={({ currentTarget }) => setAccent(currentTarget.value)}
          />
        </label>
      </div>
      <div className="color-themes">
        <Theme key={`light ${shown}`} scheme="light" accent={shown} />
        <Theme key={`dark ${shown}`} scheme="dark" accent={shown} />
      </div>
      <StyleSheet accent={shown} />
    </main>
  );
}

interface ThemeProps {
  scheme: "light" | "dark";
  accent: string;
}

interface Measure {
  name: string;
  ratio: number;
}

function Theme({ scheme, accent }: ThemeProps): JSX.Element {
  const sample = useRef<HTMLElement>(null);
  const [measures, setMeasures] = useState<readonly Measure[]>([]);
  const title = scheme === "light" ? "Light" : "Dark";

  useLayoutEffect(() => {
    const { current } = sample;
    if (!current) return;
    setMeasures(MEASURED.flatMap(({ name, text }) => measured(name, current.querySelector(text))));
  }, []);

  return (
    <section
      ref={sample}
      className="color-sample"
      aria-label={title}
      style={{ colorScheme: scheme, ["--ck-color-accent" as string]: accent }}
    >
      <h2>{title}</h2>
      <p>
        Claim <Link href="#claim">CLM-1006</Link>
      </p>
      <div className="color-card">
        <Notification type="success">Your photos have been uploaded.</Notification>
        <Tag label="Repair network" color="accent" />
        <ProgressBar aria-label={`Repair, ${title}`} value={60} valueText="Step 3 of 5, repair" />
        <Checkbox label="The vehicle can be driven" defaultChecked optionalText="hide" />
        <p className="color-row">
          <ToggleChip defaultPressed>Hood</ToggleChip>
          <ToggleChip>Roof</ToggleChip>
        </p>
        <p>
          <Link href="#shops">Find a repair shop</Link>
        </p>
        <p className="color-row">
          <Button variant="primary">Continue</Button>
          <Button>Save for later</Button>
        </p>
      </div>
      <table>
        <caption>Contrast, at least {LEAST}</caption>
        <tbody>
          {measures.map(({ name, ratio }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-enough={ratio >= LEAST}>
                {ratio.toFixed(1)} : 1{ratio < LEAST && ", too low"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Contrast of a text with the nearest color behind it. */
function measured(name: string, text: Element | null): Measure[] {
  if (!text) return [];
  const { color } = getComputedStyle(text);
  return [{ name, ratio: contrast(color, backgroundOf(text)) }];
}

function backgroundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const isClear = /^rgba\(.* 0\)$|^transparent$/.test(backgroundColor);
  return isClear && element.parentElement ? backgroundOf(element.parentElement) : backgroundColor;
}

function StyleSheet({ accent }: { accent: string }): JSX.Element {
  const [copied, setCopied] = useState("");
  const css = `:root {\n  color-scheme: light dark;\n  --ck-color-accent: ${accent};\n}\n`;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(css);
    setCopied(css);
  }

  return (
    <section aria-labelledby="color-css">
      <h2 id="color-css">Style sheet</h2>
      <pre>
        <code>{css}</code>
      </pre>
      <p className="color-row">
        <Button onClick={copy}>Copy</Button>
        <output>{copied === css && "Copied."}</output>
      </p>
    </section>
  );
}
