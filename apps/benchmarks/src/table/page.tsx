import { SortableTable, type TableColumn } from "@claimkit/ui-kit";
import { createRoot } from "react-dom/client";
import "@claimkit/ui-kit/styles.css";

interface Claim {
  number: string;
  owner: string;
  cause: string;
  date: string;
  amount: number;
  city: string;
}

const ROWS = 10_000;
const PRIME = 7919;
const causes = ["Hail", "Collision", "Theft", "Fire", "Glass"];
const cities = ["Columbus", "Cleveland", "Cincinnati", "Toledo"];

const claims: readonly Claim[] = Array.from({ length: ROWS }, (_, index) => ({
  number: `CLM-${String(index).padStart(5, "0")}`,
  owner: `Müller ${String((index * PRIME) % ROWS).padStart(5, "0")}`,
  cause: causes[index % causes.length] ?? "",
  date: new Date(Date.UTC(2020, 0, (index * PRIME) % 2000)).toISOString().slice(0, 10),
  amount: ((index * PRIME) % 1_000_003) / 100,
  city: cities[index % cities.length] ?? "",
}));

const columns: readonly TableColumn<Claim>[] = [
  { id: "number", label: "Number", value: ({ number }) => number, rowHeader: true },
  { id: "owner", label: "Owner", value: ({ owner }) => owner },
  { id: "cause", label: "Cause", value: ({ cause }) => cause },
  { id: "date", label: "Date", value: ({ date }) => date },
  {
    id: "amount",
    label: "Amount",
    value: ({ amount }) => amount,
    format: new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }),
  },
  { id: "city", label: "City", value: ({ city }) => city },
];

createRoot(document.body.appendChild(document.createElement("main"))).render(
  <SortableTable
    caption="Claims"
    columns={columns}
    rows={claims}
    rowKey={({ number }) => number}
    stickyHeader
  />,
);
