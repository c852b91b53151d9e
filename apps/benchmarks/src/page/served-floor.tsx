import { hydrateRoot } from "react-dom/client";
import "./floor.css";
import { FloorPage, type Responses } from "./floor-page.tsx";
import { readData } from "./read-data.ts";

const responses = JSON.parse(readData()) as Responses;

hydrateRoot(document.querySelector("#root") ?? document.body, <FloorPage source={{ responses }} />);
