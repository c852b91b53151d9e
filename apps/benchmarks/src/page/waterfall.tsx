import { type JSX, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { type CallName, fetchCall } from "./floor/calls.ts";
import { FloorPage } from "./floor/floor-page.tsx";
import "./floor/floor.css";

// The floor as teams often write it: the page loads its claim, and then each part requests its data when it renders.

const started = new Map<CallName, Promise<unknown>>();

function fetchOnRender(name: CallName): Promise<unknown> {
  const call = started.get(name) ?? fetchCall(name);
  started.set(name, call);
  return call;
}

function WaterfallPage(): JSX.Element {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    void fetchOnRender("summary").then(() => setKnown(true));
  }, []);
  return isKnown ? <FloorPage call={fetchOnRender} /> : <p>Please wait.</p>;
}

createRoot(document.querySelector("#root") ?? document.body).render(<WaterfallPage />);
