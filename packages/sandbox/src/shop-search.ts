/** The body of a search for shops around a ZIP code. */
export function shopSearch(environment: string, zipCode: string): object {
  return {
    environment,
    radius: 25,
    country: "US",
    manufacturedCertified: "Yes",
    isSpecialtyVehicle: "No",
    addressLine1: "",
    city: "",
    state: "",
    zipCode,
  };
}
