import { Button, Link, Tag } from "@claimkit/ui-kit";
import type { JSX } from "react";
import "./accent-field.css";

/** Sets the accent of everything in this window, until it is loaded again. */
export function AccentField(): JSX.Element {
  return (
    <div className="accent-field">
      <label>
        Your color{" "}
        <input
          type="color"
          defaultValue="#0b5568"
          onChange={({ target }) =>
            document.documentElement.style.setProperty("--ck-color-accent", target.value)
          }
        />
      </label>
      <Button variant="primary">Track claim</Button>
      <Tag color="accent" label="In progress" />
      <Link href="#your-color">View documents</Link>
    </div>
  );
}
