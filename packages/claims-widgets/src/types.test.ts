import type { ActionEvent, ClaimProps, Hrefs } from "@claimkit/widget-runtime";
import type { ComponentProps } from "react";
import { expectTypeOf, test } from "vitest";
import type * as widgets from "./index.ts";
import type { claimsWidgetsElements } from "./elements.tsx";

type Props<Name extends keyof typeof widgets> = (typeof widgets)[Name] extends (
  props: infer Given,
) => unknown
  ? Given
  : never;

const claimNumber = "CLM-1006";

test("a third party needs a contact, in every widget of a claim", () => {
  type OfClaim =
    | "ClaimNextSteps"
    | "ClaimNumberHeader"
    | "ClaimSummary"
    | "ClaimTracker"
    | "CloseAccordion"
    | "ContactUs"
    | "MemberTimeline"
    | "PayoutAccordion"
    | "RepairsAccordion"
    | "ReportAccordion"
    | "ServicesAccordion";
  type Accepting<Given> = {
    [Name in OfClaim]: Given extends Props<Name> ? Name : never;
  }[OfClaim];

  interface Claim {
    claimNumber: string;
  }
  expectTypeOf<Accepting<Claim>>().toEqualTypeOf<OfClaim>();
  expectTypeOf<Accepting<Claim & { contactId: string }>>().toEqualTypeOf<OfClaim>();
  type ThirdParty = Claim & { isThirdParty: true };
  expectTypeOf<Accepting<ThirdParty & { contactId: string }>>().toEqualTypeOf<OfClaim>();
  expectTypeOf<Accepting<ThirdParty>>().toBeNever();
});

test("a third party needs a contact, in every hook of a claim", () => {
  type Hooks = {
    [Name in Extract<keyof typeof widgets, `use${string}`>]: Parameters<(typeof widgets)[Name]>[0];
  };
  type OfClaim = Exclude<keyof Hooks, "useClaimList" | "useClaim" | "useStatusText">;
  type Accepting<Given> = { [Name in OfClaim]: Given extends Hooks[Name] ? Name : never }[OfClaim];

  interface ThirdParty {
    claimNumber: string;
    isThirdParty: true;
  }
  expectTypeOf<Accepting<{ claimNumber: string }>>().toEqualTypeOf<OfClaim>();
  expectTypeOf<Accepting<ThirdParty & { contactId: string }>>().toEqualTypeOf<OfClaim>();
  expectTypeOf<Accepting<ThirdParty>>().toBeNever();
});

test("an associate needs a contact, and so does the persona of a third party", () => {
  type Summary = Props<"ClaimSummary">;
  interface Associate {
    claimNumber: string;
    persona: "associate";
  }
  interface ThirdParty {
    claimNumber: string;
    persona: "third-party";
  }

  expectTypeOf<{ claimNumber: string; persona: "member" }>().toExtend<Summary>();
  expectTypeOf<Associate & { contactId: string }>().toExtend<Summary>();
  expectTypeOf<ThirdParty & { contactId: string }>().toExtend<Summary>();
  expectTypeOf<Associate>().not.toExtend<Summary>();
  expectTypeOf<ThirdParty>().not.toExtend<Summary>();
  expectTypeOf<Associate>().not.toExtend<Parameters<typeof widgets.useClaimSummary>[0]>();
});

test("an optional contact is rejected where the claimant may be a third party", () => {
  const isThirdParty = true as boolean;
  const known: ClaimProps = { claimNumber, isThirdParty, contactId: "7" };
  // @ts-expect-error A third party without a contact would be refused by the service.
  const unknown: ClaimProps = { claimNumber, isThirdParty, contactId: undefined };

  expectTypeOf([known, unknown]).toExtend<ClaimProps[]>();
});

test("categories and personas are literal types", () => {
  type Elements = typeof claimsWidgetsElements;
  type Category = "REPORT" | "SERVICES" | "REPAIRS" | "PAYOUT" | "CLOSE";
  type Persona = "member" | "third-party" | "associate";
  type Feedback = ComponentProps<Elements["claim-feedback"]["component"]>;

  expectTypeOf<Props<"ClaimTracker">["selectedCategory"]>().toEqualTypeOf<Category | undefined>();
  expectTypeOf<Props<"MemberTimeline">["selectedCategory"]>().toEqualTypeOf<Category | undefined>();
  expectTypeOf<Props<"TimelineCategoryCard">["category"]>().toEqualTypeOf<Category>();
  expectTypeOf<Props<"ClaimSummary">["persona"]>().toEqualTypeOf<Persona | undefined>();
  expectTypeOf<Feedback["persona"]>().toEqualTypeOf<Persona | undefined>();
  expectTypeOf<Feedback["section"]>().toEqualTypeOf<Category | "FAQ">();
});

test("the action of an event determines the type of its detail", () => {
  function claimOf(event: ActionEvent): string | undefined {
    switch (event.action) {
      case "next-step":
        return event.detail.section;
      case "view-on-map":
        return event.detail.shop?.name;
      case "track-claim":
        // @ts-expect-error Only the claim is known.
        return event.detail.shop;
      default:
        return undefined;
    }
  }
  const hrefs: Hrefs = { "estimate-option": ({ option = "" }) => `/options/${option}` };

  expectTypeOf(claimOf).returns.toEqualTypeOf<string | undefined>();
  expectTypeOf(hrefs).toEqualTypeOf<Hrefs>();
});
