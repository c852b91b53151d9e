import "@claimkit/ui-kit/styles.css";
import { Button as KitButton } from "@claimkit/ui-kit/button";
import { Checkbox as KitCheckbox } from "@claimkit/ui-kit/checkbox";
import { DatePicker as KitDatePicker } from "@claimkit/ui-kit/date-picker";
import { Select as KitSelect } from "@claimkit/ui-kit/select";
import { TextField as KitTextField } from "@claimkit/ui-kit/text-field";
import { type JSX, useState } from "react";
import { Modal as KitModal } from "@claimkit/ui-kit/modal";
import { Table as KitTable } from "@claimkit/ui-kit/table";
import { Tabset as KitTabset } from "@claimkit/ui-kit/tabset";
import { CLAIMS, type Claim, COLUMNS } from "./claims.ts";

// The kit with its own styles. Its fields hide "(optional)", because other libraries don't show it.

const CAUSES = [
  { value: "hail", text: "Hail" },
  { value: "flood", text: "Flood" },
  { value: "theft", text: "Theft" },
];

export const Button = (): JSX.Element => <KitButton>Track claim</KitButton>;

export const TextField = (): JSX.Element => (
  <KitTextField
    name="city"
    label="City"
    instructionalText="Where it happened"
    optionalText="hide"
    defaultValue="Columbus"
  />
);

export const Select = (): JSX.Element => (
  <KitSelect
    name="cause"
    label="Cause"
    instructionalText="What damaged the car"
    optionalText="hide"
    options={CAUSES}
    placeholder=""
    defaultValue="hail"
  />
);

export const Checkbox = (): JSX.Element => (
  <KitCheckbox name="texts" label="Send me texts" defaultChecked />
);

export const DatePicker = (): JSX.Element => (
  <KitDatePicker
    name="lossDate"
    label="Date of loss"
    instructionalText="Month, day, year"
    optionalText="hide"
    defaultValue="2026-11-20"
  />
);

// Parts of pages other than form controls.

const TABS = [
  { label: "Report", content: "Hail on the roof" },
  { label: "Payments", content: "$1,200 was paid" },
  { label: "Photos", content: "Two photos" },
];

export const Tabset = (): JSX.Element => <KitTabset label="Claim" tabs={TABS} />;

export const Modal = (): JSX.Element => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <KitButton onClick={() => setOpen(true)}>Withdraw the claim</KitButton>
      <KitModal
        open={open}
        onClose={() => setOpen(false)}
        heading="Withdraw the claim?"
        primaryButton="Withdraw"
        secondaryButton="Keep it"
      >
        <p>You can report it again.</p>
      </KitModal>
    </>
  );
};

const TABLE_COLUMNS = /* @__PURE__ */ COLUMNS.map(({ id, label }, index) => ({
  id,
  label,
  value: (claim: Claim): string => claim[id],
  isRowHeader: index === 0,
}));

export const Table = (): JSX.Element => (
  <KitTable
    caption="Claims"
    columns={TABLE_COLUMNS}
    rows={CLAIMS}
    rowKey={({ number }) => number}
  />
);
