/** A row of a section. */
export interface DisplayInfo {
  displayKey: string;
  displayValue: string;
}

/** Someone at the insurer who can be called or written to. */
export interface ContactPerson {
  claimAdjusterName?: string;
  tollFreeNumber?: string;
  usOnly?: string | null;
  email?: string;
}

/** Whom to ask what about a claim, as sent. */
export interface ContactUs {
  generalClaimQuestions?: ContactPerson | null;
  vehicleDamageQuestions?: ContactPerson | null;
  injuryQuestions?: ContactPerson | null;
}

/** A repair shop as a claim shows it. */
export interface ShopInfo {
  name?: string;
  address?: string;
  phoneNumber?: string;
  emailAddress?: string;
  latitude?: number;
  longitude?: number;
}

/** What is done for the customer besides repairs, as sent; servers call the rows by either name. */
export interface Services {
  latestUpdate?: string;
  displayText?: string;
  displayInfo?: readonly DisplayInfo[];
  details?: readonly DisplayInfo[];
  rentalCoverageStatus?: "AVAILABLE" | "NOT_AVAILABLE" | "PENDING" | "OTHER";
}

/** The payments of a claim, as sent. */
export interface Payout {
  deductible?: string;
  providerPaidAmount?: string;
  paymentDetails: readonly { payee: string; paymentInfo: readonly DisplayInfo[] }[];
  isThirdParty?: boolean | "N";
  displayInfo?: readonly DisplayInfo[];
}

/** Text, or rows, under a repairs view. */
export type DisplayBlock = string | readonly DisplayInfo[];

/** The repairs as sent, but for the scenario and the references to documents. */
export interface Repairs {
  latestUpdate?: string;
  displayTitle?: string;
  displayText?: string;
  displayEmail?: string;
  displayInfo?: readonly DisplayInfo[] | null;
  displayBottomInfo?: DisplayBlock;
  shopInfo?: ShopInfo;
  appointmentDate?: string;
  selectedServiceOffering?: { selectedService?: { appointmentTime?: string } };
  repairsSchedule?: { displayTitle?: string; displayText?: string; shopInfo?: ShopInfo };
  viewEstimate?: {
    displayTitle?: string;
    displayText?: string;
    displayBottomInfo?: DisplayBlock;
  };
  payDeductible?: { displayTitle?: string; displayText?: string };
  generalClaimQuestions?: ContactPerson;
}

/** How a claim ended, or that it has not, as sent but for its state. */
export interface Close {
  closeDate?: string;
  displayText?: string;
}
