/** The fields of the responses that the page shows. */
export interface Responses {
  summary: { claimNumber: string; vehicle: string; claimType: string; status: string };
  timeline: { timelineCategories: readonly Step[] };
  repairs: {
    latestUpdate: string;
    displayTitle: string;
    displayText: string;
    viewEstimate: Block & {
      displayBottomInfo: readonly Row[];
      estimates: readonly { createdDate: string; fileName: string }[];
    };
    payDeductible: Block;
    repairsSchedule: Block & { shopInfo: Shop };
  };
  report: {
    latestUpdate: string;
    incidentDate: string;
    incidentType: string;
    coverageInfo: readonly Coverage[];
    subCoverageInfo: readonly Coverage[];
    displayInfo: readonly Row[];
  };
  services: { latestUpdate: string; displayText: string; displayInfo: readonly Row[] };
  payout: {
    deductible: string;
    providerPaidAmount: string;
    displayInfo: readonly Row[];
    paymentDetails: readonly { payee: string; paymentInfo: readonly Row[] }[];
  };
  close: { displayText: string };
}

export interface Row {
  displayKey: string;
  displayValue: string;
}

interface Block {
  displayTitle: string;
  displayText: string;
}

interface Coverage {
  name: string;
  deductible: string;
}

interface Shop {
  name: string;
  address: string;
  phoneNumber: string;
  emailAddress: string;
}

/** A category of the timeline, with its steps. */
interface Step {
  categoryName: string;
  status: string;
  displayOrder: string;
  timelineSubCategories: readonly {
    subCategoryName: string;
    status: string;
    visible: boolean;
  }[];
}

/** The categories of a timeline in the order in which they are shown. */
export function inOrder({ timelineCategories }: Responses["timeline"]): readonly Step[] {
  return timelineCategories.toSorted(
    (one, other) => Number(one.displayOrder) - Number(other.displayOrder),
  );
}
