/** A row of a section. */
export interface DisplayInfo {
  /** Label of the row. */
  displayKey: string;
  /** Value of the row, as text. */
  displayValue: string;
}

/** A person or team at the insurer. */
export interface ContactPerson {
  /** Name of the person or team. */
  claimAdjusterName?: string;
  /** Toll-free phone number: ten digits, or eleven with a leading 1. */
  tollFreeNumber?: string;
  /** Phone number for calls within the U.S.; ten digits. */
  usOnly?: string | null;
  /** Email address. */
  email?: string;
}

/** Contacts for questions about a claim, as sent. */
export interface ContactUs {
  /** Contact for general questions. */
  generalClaimQuestions?: ContactPerson | null;
  /** Contact for questions about vehicle damage. */
  vehicleDamageQuestions?: ContactPerson | null;
  /** Contact for questions about injuries. */
  injuryQuestions?: ContactPerson | null;
}

/** A repair shop, as sent with a claim. */
export interface ShopInfo {
  /** Name of the shop. */
  name?: string;
  /** Address on one line. */
  address?: string;
  /** Phone number; ten digits. */
  phoneNumber?: string;
  /** Email address. */
  emailAddress?: string;
  /** Degrees north of the equator. */
  latitude?: number;
  /** Degrees east of Greenwich; negative in the Americas. */
  longitude?: number;
}

/** Services besides the repairs, as sent. Servers send the rows as `displayInfo` or as `details`. */
export interface Services {
  /** Latest update, as text. */
  latestUpdate?: string;
  /** Text of the section. */
  displayText?: string;
  /** Rows of the section. */
  displayInfo?: readonly DisplayInfo[];
  /** Rows of the section, from servers that do not send `displayInfo`. */
  details?: readonly DisplayInfo[];
  /** Whether the policy covers a rental car. */
  rentalCoverageStatus?: "AVAILABLE" | "NOT_AVAILABLE" | "PENDING" | "OTHER";
}

/** The payments of a claim, as sent. */
export interface Payout {
  /** Deductible in dollars, such as `$500.00`, or text such as `Waived`. */
  deductible?: string;
  /** Total paid so far in dollars, such as `$4,120.00`. */
  providerPaidAmount?: string;
  /** Payments, each with its payee and rows. */
  paymentDetails: readonly { payee: string; paymentInfo: readonly DisplayInfo[] }[];
  /** Whether the claimant is a third party. Some servers send `"N"`. */
  isThirdParty?: boolean | "N";
  /** Additional rows of the section. */
  displayInfo?: readonly DisplayInfo[];
}

/** Text or rows below a repairs view. */
export type DisplayBlock = string | readonly DisplayInfo[];

/** The repairs as sent, without the scenario and the document references. */
export interface Repairs {
  /** Latest update, as text. */
  latestUpdate?: string;
  /** Title of the section. */
  displayTitle?: string;
  /** Text of the section. */
  displayText?: string;
  /** Email address for questions about the repairs. */
  displayEmail?: string;
  /** Rows of the section, or the services to choose from. */
  displayInfo?: readonly DisplayInfo[] | null;
  /** Text or rows below everything else in the section. */
  displayBottomInfo?: DisplayBlock;
  /** Repair shop or inspection site. */
  shopInfo?: ShopInfo;
  /** Day of the appointment, as `YYYY-MM-DD`. */
  appointmentDate?: string;
  /** Time of the appointment, such as `2:15 PM`, `09:30` or an ISO date-time. */
  selectedServiceOffering?: { selectedService?: { appointmentTime?: string } };
  /** Title, text and shop of the scheduled repairs. */
  repairsSchedule?: { displayTitle?: string; displayText?: string; shopInfo?: ShopInfo };
  /** Texts shown with the estimates. */
  viewEstimate?: {
    displayTitle?: string;
    displayText?: string;
    displayBottomInfo?: DisplayBlock;
  };
  /** How to pay the deductible. */
  payDeductible?: { displayTitle?: string; displayText?: string };
  /** Contact for general questions. */
  generalClaimQuestions?: ContactPerson;
}

/** The close section as sent, without the state of the claim. */
export interface Close {
  /** Day the claim was closed, as `YYYY-MM-DD`. */
  closeDate?: string;
  /** Text of the section. */
  displayText?: string;
}
