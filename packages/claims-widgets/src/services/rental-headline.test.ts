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
  [AVAILABLE, "Your policy includes rental coverage."],
  [AVAILABLE, "RENTAL COVERAGE\nis yours for 30 days"],
  [AVAILABLE, "You have coverage for a rental car."],
  [AVAILABLE, "Your rental car is covered."],
  [AVAILABLE, "Your policy includes rental coverage. You do not need to do anything."],
  [AVAILABLE, "Your policy includes rental coverage, so you don't need to do anything."],
  [AVAILABLE, "Your policy includes rental coverage of $40 a day at no extra cost."],
  [AVAILABLE, "Your policy includes rental coverage of $40.50 a day. There is no deductible."],
  [AVAILABLE, "Rental coverage is available. No deductible applies."],
  [AVAILABLE, "There is no deductible for rental coverage."],
  [AVAILABLE, "There is no rental coverage limit. Rental coverage pays for 30 days."],
  [AVAILABLE, "Do not forget that your policy includes rental coverage."],
  [AVAILABLE, "Your policy does not include towing. It includes rental coverage."],
  [AVAILABLE, "Your policy doesn't include towing, but includes rental coverage."],
  [AVAILABLE, "Glass coverage is not available. Rental coverage is available."],
  [AVAILABLE, "Your rental coverage does not pay for fuel."],
  [AVAILABLE, "Rental coverage isn't limited to one car."],
  [AVAILABLE, "Rental cars, including SUVs, are covered."],
  [AVAILABLE, "We'll reimburse your checking account. Your policy has rental coverage."],
  [AVAILABLE, "Your policy has no collision coverage but includes rental coverage."],
  [AVAILABLE, "Their policy does not include rental coverage, but yours includes rental coverage."],
  [AVAILABLE, "Collision coverage does not include rental coverage. You have rental coverage."],
  [AVAILABLE, "Su póliza incluye cobertura de alquiler."],
  [AVAILABLE, "Su póliza incluye cobertura de alquiler. No tiene que hacer nada."],
  [AVAILABLE, "La cobertura de alquiler está disponible sin costo adicional."],
  [AVAILABLE, "No hay deducible. Su auto de alquiler está cubierto."],

  [NOT_AVAILABLE, "Your policy does not include rental coverage."],
  [NOT_AVAILABLE, "Your policy doesn’t include rental coverage."],
  [NOT_AVAILABLE, "Unfortunately, you do not have any rental coverage."],
  [NOT_AVAILABLE, "There is no coverage for a rental car."],
  [NOT_AVAILABLE, "No rental coverage"],
  [NOT_AVAILABLE, "We found no rental coverage on your policy."],
  [NOT_AVAILABLE, "Your rental coverage can't be used here."],
  [NOT_AVAILABLE, "A rental car isn't covered under your policy."],
  [NOT_AVAILABLE, "Rental coverage is not available for this claim. Please call us."],
  [NOT_AVAILABLE, "Collision coverage applies. Rental coverage was denied."],
  [NOT_AVAILABLE, "Your policy covers towing, but it does not cover a rental car."],
  [NOT_AVAILABLE, "Your policy does not include towing or rental coverage."],
  [NOT_AVAILABLE, "Neither towing nor rental coverage is included."],
  [NOT_AVAILABLE, "You are not covered for a rental car."],
  [NOT_AVAILABLE, "Rental coverage: none"],
  [NOT_AVAILABLE, "There is no collision or rental coverage on your policy."],
  [NOT_AVAILABLE, "Rental coverage not available"],
  [NOT_AVAILABLE, "Your policy no longer includes rental coverage."],
  [NOT_AVAILABLE, "Su póliza no incluye cobertura de alquiler."],
  [NOT_AVAILABLE, "No hay cobertura para un auto de alquiler."],
  [NOT_AVAILABLE, "La cobertura de alquiler no está disponible."],
  [NOT_AVAILABLE, "Su póliza no cubre un vehículo de alquiler."],
  [NOT_AVAILABLE, "El auto de alquiler no está cubierto."],

  [CHECKING, "Not all vehicles are eligible for rental coverage."],
  [CHECKING, "Not all of you may be eligible."],
  [CHECKING, "We're checking your rental coverage."],
  [CHECKING, "We are reviewing your policy. It may not include rental coverage."],
  [CHECKING, "Rental coverage is not available yet: your claim is under review."],
  [CHECKING, "No todos los vehículos son elegibles para la cobertura de alquiler."],
  [CHECKING, "Estamos verificando su cobertura de alquiler."],

  [INFORMATION, "We are not allowed to say who is eligible."],
  [INFORMATION, "We are reviewing your photos."],
  [INFORMATION, "Notable coverage"],
  [INFORMATION, "Coverage: No"],
  [INFORMATION, "Glass coverage is not available."],
  [INFORMATION, "Your policy does not include towing coverage."],
  [INFORMATION, "No tiene cobertura de vidrios."],
  [INFORMATION, "Ask your claim associate about a rental car."],
  [INFORMATION, "Ask your claim associate whether you have rental coverage."],
  [INFORMATION, "If your policy does not include rental coverage, you may rent at our rates."],
  [INFORMATION, "Do you not have rental coverage? Call us."],
  [INFORMATION, "Rental coverage is not available for trucks."],
  [INFORMATION, "We have not yet confirmed your rental coverage."],
  [INFORMATION, "No rental coverage is needed."],
  [INFORMATION, "Fuel for your rental car is not covered."],
  [INFORMATION, "Damage to the rental car isn't covered."],
  [INFORMATION, "No coverage questions? Pick up your rental car."],
  [INFORMATION, "Your rental company may ask about your coverage."],
  [INFORMATION, "You do not pay for a rental car. We do."],
  [INFORMATION, "Towing is not covered for your rental car."],
  [INFORMATION, "The other driver's policy does not include rental coverage. Yours does."],
  [INFORMATION, "This does not mean that you have no rental coverage."],
  [INFORMATION, "Rental coverage is not included in your bill."],
  [INFORMATION, "Rental coverage was not denied."],
  [INFORMATION, "Rental coverage is not available until Monday."],
  [INFORMATION, "Usted no paga un auto de alquiler."],
  [INFORMATION, "Si no tiene cobertura de alquiler, llámenos."],
  [INFORMATION, "El combustible de su auto de alquiler no está cubierto."],
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
