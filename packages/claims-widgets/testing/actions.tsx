import { expect } from "vitest";
import type { ActionName, WidgetEvents } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ClaimList } from "../src/claim-list/claim-list.tsx";
import { ClaimSummary } from "../src/claim-summary/claim-summary.tsx";
import { ClaimTracker } from "../src/claim-tracker/claim-tracker.tsx";
import { ClaimNextSteps } from "../src/next-steps/next-steps.tsx";
import { RepairsAccordion } from "../src/repairs/repairs.tsx";

/** Policies whose claims are listed. */
export const POLICY_NUMBER = "POL-100";

/** The widgets that emit actions themselves. */
export const WIDGETS = {
  "app-claim-list": (_, events) => <ClaimList {...events} policyNumber={POLICY_NUMBER} />,
  "claim-summary": (claimNumber, events) => <ClaimSummary {...events} claimNumber={claimNumber} />,
  "claim-next-steps": (claimNumber, events) => (
    <ClaimNextSteps {...events} claimNumber={claimNumber} />
  ),
  "repairs-accordion": (claimNumber, events) => (
    <RepairsAccordion {...events} claimNumber={claimNumber} />
  ),
  "claim-tracker": (claimNumber, events) => <ClaimTracker {...events} claimNumber={claimNumber} />,
} satisfies Record<string, (claimNumber: string, events: WidgetEvents) => JSX.Element>;

/** A control that emits an action. */
export interface ActionRow {
  widget: keyof typeof WIDGETS;
  claimNumber: string;
  label: string;
  /** Details in addition to the claim number. */
  detail?: object;
  /** The widget's fallback. Without one, the widget logs that the action was not handled. */
  fallback?: "opens a tab" | "saves a file";
}

const shop = expect.objectContaining({
  name: "Short North Collision",
  address: "1042 N High St, Columbus, OH 43201",
  latitude: expect.any(Number),
  longitude: expect.any(Number),
});
const appointment = { date: "2026-11-21", time: "09:30", shop };

/** Actions of the FAQs and the shop finder. */
type OtherAction = "all-faqs" | "directions" | "log-in";

/** An action without a row does not compile. */
const ACTIONS: Record<Exclude<ActionName, OtherAction>, readonly ActionRow[]> = {
  "all-claims": [{ widget: "claim-tracker", claimNumber: "CLM-9999", label: "See all claims" }],
  "track-claim": [
    { widget: "app-claim-list", claimNumber: "CLM-1001", label: "Track claim CLM-1001" },
  ],
  "view-documents": [
    { widget: "claim-summary", claimNumber: "CLM-1001", label: "View & upload documents" },
    { widget: "claim-tracker", claimNumber: "CLM-1001", label: "Documents" },
  ],
  "electronic-payment": [
    { widget: "claim-summary", claimNumber: "CLM-1001", label: "Electronic payment options" },
  ],
  "tell-us-more": [{ widget: "claim-summary", claimNumber: "CLM-1001", label: "Tell us more" }],
  "next-step": [
    {
      widget: "claim-next-steps",
      claimNumber: "CLM-1001",
      label: "See your options",
      detail: { step: "choose-service", section: "REPAIRS" },
    },
  ],
  "estimate-option": [
    {
      widget: "repairs-accordion",
      claimNumber: "CLM-1001",
      label: "Go to a drive-in inspection",
      detail: { option: "DRIVE_IN" },
    },
    { widget: "repairs-accordion", claimNumber: "CLM-1003", label: "Choose another option" },
  ],
  "choose-shop": [{ widget: "repairs-accordion", claimNumber: "CLM-1001", label: "Choose a shop" }],
  "change-appointment": [
    {
      widget: "repairs-accordion",
      claimNumber: "CLM-1002",
      label: "Change appointment",
      detail: appointment,
    },
  ],
  "change-shop": [
    {
      widget: "repairs-accordion",
      claimNumber: "CLM-1002",
      label: "Change shop",
      detail: { shop },
    },
  ],
  "view-on-map": [
    {
      widget: "repairs-accordion",
      claimNumber: "CLM-1002",
      label: "View on map",
      detail: { shop },
      fallback: "opens a tab",
    },
  ],
  "add-to-calendar": [
    {
      widget: "repairs-accordion",
      claimNumber: "CLM-1002",
      label: "Add to calendar",
      detail: { title: "Vehicle appointment: Short North Collision", ...appointment },
      fallback: "saves a file",
    },
    {
      widget: "claim-next-steps",
      claimNumber: "CLM-1002",
      label: "Add to calendar",
      detail: { title: "Bring your vehicle to Short North Collision", ...appointment },
      fallback: "saves a file",
    },
  ],
  "open-faqs": [
    { widget: "claim-tracker", claimNumber: "CLM-1001", label: "Read the claims FAQs" },
  ],
};

/** Every control that emits an action. */
export const rowsOfActions = Object.entries(ACTIONS).flatMap(([action, ofAction]) =>
  ofAction.map((row) => ({ ...row, action })),
);
