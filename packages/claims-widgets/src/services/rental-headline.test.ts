import { expect, test } from "vitest";
import { rentalHeadline } from "./rental-headline.ts";
import { servicesText } from "./text.ts";

const AVAILABLE = "Rental coverage available";
const NOT_AVAILABLE = "Rental coverage not available";
const CHECKING = "We're checking your rental coverage";
const INFORMATION = "Rental car information";

const headline = (services: Partial<Parameters<typeof rentalHeadline>[0]>): string =>
  servicesText.english[
    rentalHeadline({ rentalCoverageStatus: undefined, displayText: undefined, ...services })
  ];

test.each([
  [AVAILABLE, "Rental coverage available"],
  [AVAILABLE, "RENTAL COVERAGE IS AVAILABLE!"],
  [AVAILABLE, "Your policy includes rental coverage."],
  [AVAILABLE, "Good news: your auto policy includes rental car coverage."],
  [AVAILABLE, "You have rental coverage of $40 a day for up to 30 days."],
  [AVAILABLE, "You have coverage for a rental car."],
  [AVAILABLE, "You are covered for a rental car."],
  [AVAILABLE, "Your rental car is covered."],
  [AVAILABLE, "Rental coverage is included in your policy."],
  [AVAILABLE, "Rental reimbursement applies: $40 per day, up to $1,200."],
  [AVAILABLE, "Your policy includes rental coverage of $40.50 a day. It pays up to $1,215."],
  [
    AVAILABLE,
    "Your policy includes rental coverage. You can use a rental car while your vehicle is in the shop.",
  ],
  [AVAILABLE, "Your policy includes rental coverage.\nPlease call us with any questions."],
  [AVAILABLE, "Rental coverage is available. There is no deductible."],
  [AVAILABLE, "Your policy includes rental coverage. You don't need to do anything."],
  [AVAILABLE, "Su póliza incluye cobertura de alquiler."],
  [AVAILABLE, "Su póliza incluye cobertura de alquiler de hasta $40 por día."],
  [AVAILABLE, "La cobertura de alquiler está disponible."],
  [AVAILABLE, "Su auto de alquiler está cubierto."],

  [NOT_AVAILABLE, "Rental coverage not available"],
  [NOT_AVAILABLE, "No rental coverage"],
  [NOT_AVAILABLE, "Rental: No"],
  [NOT_AVAILABLE, "Rental coverage: none"],
  [NOT_AVAILABLE, "There is no coverage for a rental car."],
  [NOT_AVAILABLE, "There is no rental coverage on your policy."],
  [NOT_AVAILABLE, "Your policy does not include rental coverage."],
  [NOT_AVAILABLE, "Unfortunately, your policy doesn’t include rental coverage."],
  [NOT_AVAILABLE, "You do not have rental coverage on this vehicle."],
  [NOT_AVAILABLE, "Your policy does not cover a rental car."],
  [NOT_AVAILABLE, "A rental car isn't covered under your policy."],
  [NOT_AVAILABLE, "Rental coverage is not available for this claim. Please call us."],
  [
    NOT_AVAILABLE,
    "Your policy does not include rental coverage. You can rent a car at your own expense.",
  ],
  [NOT_AVAILABLE, "Su póliza no incluye cobertura de alquiler."],
  [NOT_AVAILABLE, "No hay cobertura para un auto de alquiler."],
  [NOT_AVAILABLE, "La cobertura de alquiler no está disponible."],
  [NOT_AVAILABLE, "Su póliza no cubre un vehículo de alquiler."],

  [CHECKING, "Not all vehicles are eligible for rental coverage."],
  [CHECKING, "Not all of you may be eligible."],
  [CHECKING, "Your policy includes rental coverage. Not all drivers are eligible."],
  [CHECKING, "No todos los vehículos son elegibles para la cobertura de alquiler."],

  // Something that was, will be or may be.
  [INFORMATION, "Rental coverage was not purchased."],
  [INFORMATION, "Rental coverage was available until Monday."],
  [INFORMATION, "Your rental coverage has expired."],
  [INFORMATION, "Your policy includes rental coverage. It has expired."],
  [INFORMATION, "Your policy no longer includes rental coverage."],
  [INFORMATION, "Your policy included rental coverage."],
  [INFORMATION, "Maximum of 30 rental days used."],
  [INFORMATION, "Your policy includes rental coverage. The 30 days are over."],
  [INFORMATION, "Your policy will include rental coverage next month."],
  [INFORMATION, "Your policy may include rental coverage."],
  [INFORMATION, "Rental coverage is available for purchase."],
  [INFORMATION, "Rental coverage is not available until Monday."],
  [INFORMATION, "Rental coverage pending liability decision."],
  [INFORMATION, "We are verifying your rental coverage."],
  [INFORMATION, "Your policy includes rental coverage. We are verifying it."],
  [INFORMATION, "We have not yet confirmed your rental coverage."],
  [INFORMATION, "We need to know whether\nyour policy includes rental coverage"],
  [INFORMATION, "Rental coverage is available if you choose a network shop."],
  [INFORMATION, "If your policy does not include rental coverage, you may rent at our rates."],
  [INFORMATION, "Do you have rental coverage?"],
  [INFORMATION, "Rental coverage available?"],
  // Someone or something else's.
  [INFORMATION, "The other driver's policy includes rental coverage."],
  [INFORMATION, "The other driver's policy does not include rental coverage. Yours does."],
  [INFORMATION, "You have rental coverage on your other vehicle."],
  [INFORMATION, "Your policy excludes rental coverage."],
  [INFORMATION, "Rental coverage is excluded."],
  [INFORMATION, "Your policy includes rental coverage, except for this loss."],
  [INFORMATION, "Your policy includes rental coverage. However, it does not apply to this loss."],
  [INFORMATION, "You have rental coverage of $0 a day."],
  [INFORMATION, "You do not have rental coverage of $50 a day."],
  [INFORMATION, "Rental coverage is not available for trucks."],
  [INFORMATION, "Rental coverage is not included in your bill."],
  [INFORMATION, "No rental coverage is needed."],
  [INFORMATION, "There is no rental coverage limit."],
  [INFORMATION, "Rental coverage was not denied."],
  [INFORMATION, "This does not mean that you have no rental coverage."],
  [INFORMATION, "“Your policy includes rental coverage” was sent by mistake."],
  [INFORMATION, "Your policy includes rental coverage. That was a mistake."],
  [INFORMATION, "Your policy includes rental coverage. You can rent a car at your own expense."],
  [INFORMATION, "Your policy does not include rental coverage. We added it today."],
  [INFORMATION, "Your policy does not include rental coverage. You have rental coverage."],
  [INFORMATION, "Collision coverage is available. Ask about a rental car."],
  [INFORMATION, "Your rental company may ask about your coverage."],
  [INFORMATION, "Fuel for your rental car is not covered."],
  [INFORMATION, "Damage to the rental car isn't covered."],
  [INFORMATION, "You do not pay for a rental car. We do."],
  [INFORMATION, "Coverage: No"],
  [INFORMATION, "Si no tiene cobertura de alquiler, llámenos."],
  [INFORMATION, "Su póliza incluye cobertura de alquiler. Ya venció."],
  [INFORMATION, "No se ha confirmado su cobertura de alquiler."],
  [INFORMATION, ""],
  [INFORMATION, undefined],
])("shows '%s' above '%s'", (shown, displayText) => {
  expect(headline({ displayText })).toBe(shown);
});

test.each([
  { rentalCoverageStatus: "AVAILABLE", shown: AVAILABLE },
  { rentalCoverageStatus: "NOT_AVAILABLE", shown: NOT_AVAILABLE },
  { rentalCoverageStatus: "PENDING", shown: CHECKING },
  { rentalCoverageStatus: "OTHER", shown: INFORMATION },
] as const)(
  "prefers the server's status to its text: $rentalCoverageStatus gives '$shown'",
  ({ rentalCoverageStatus, shown }) => {
    for (const displayText of ["Your policy includes rental coverage.", "No coverage.", undefined])
      expect(headline({ rentalCoverageStatus, displayText })).toBe(shown);
  },
);
