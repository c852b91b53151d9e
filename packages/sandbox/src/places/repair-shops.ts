import { offsetFrom, type Point } from "./point.ts";
import { findZipCode } from "./zip-codes.ts";

/** A shop of the repair network, as sent, without its distance. */
export interface RepairShop extends Point {
  shopId: string;
  shopName: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phoneNumber?: string;
}

/**
 * Name, street and ZIP code; for some shops, the distance north of the city's center, or, in Chicago, whose streets
 * the demo shows, latitude and longitude.
 */
type Row = readonly [
  shopName: string,
  address: string,
  zipCode: string,
  rest?: {
    milesNorth?: number;
    at?: readonly [latitude: number, longitude: number];
    hasPhone?: false;
  },
];

const columbus: readonly Row[] = [
  ["Nationwide Boulevard Auto Body", "214 W Nationwide Blvd", "43215", { milesNorth: 0.04 }],
  ["Short North Collision", "1042 N High St", "43201"],
  ["German Village Coachworks", "655 S Grant Ave", "43206"],
  ["Grandview Body & Paint", "1391 W Fifth Ave", "43212", { milesNorth: 3 }],
  ["Olentangy Collision Center", "4410 Olentangy River Rd", "43214"],
  ["Clintonville Auto Rebuilders", "3720 Indianola Ave", "43214"],
  ["Worthington Dent & Paint", "682 N High St", "43085"],
  ["Muirfield Collision", "7125 Sawmill Rd", "43016"],
  ["Hilliard Frame & Body", "4082 Main St", "43026"],
  ["Broadway Auto Restoration", "3415 Broadway", "43123", { hasPhone: false }],
  ["Gahanna Collision Works", "188 Granville St", "43230"],
  ["Reynoldsburg Body Shop", "7361 E Main St", "43068"],
  ["Delaware Crossing Collision", "210 S Sandusky St", "43015", { milesNorth: 24.9 }],
  ["Pickaway Auto Body", "1150 N Court St", "43113", { milesNorth: -25.1 }],
];

const chicago: readonly Row[] = [
  ["River North Collision", "540 W Superior St", "60654", { at: [41.8956, -87.642] }],
  ["Kinzie Street Coachworks", "412 N Orleans St", "60654", { at: [41.8894, -87.6369] }],
  ["Goose Island Auto Body", "1125 N North Branch St", "60654", { at: [41.9024, -87.6502] }],
  ["Streeterville Body & Paint", "331 E Illinois St", "60611", { at: [41.891, -87.619] }],
  ["Lakefront Dent Repair", "875 N Fairbanks Ct", "60611", { at: [41.8984, -87.6206] }],
  ["West Loop Auto Rebuilders", "1020 W Randolph St", "60607", { at: [41.8845, -87.653] }],
  ["Fulton Market Collision", "219 N Peoria St", "60607", { at: [41.8859, -87.6497] }],
  ["Taylor Street Body Shop", "1340 W Taylor St", "60607", { at: [41.8693, -87.6605] }],
  ["Lincoln Park Collision", "2418 N Lincoln Ave", "60614", { at: [41.9259, -87.6493] }],
  ["Fullerton Frame & Paint", "1017 W Fullerton Ave", "60614", { at: [41.9253, -87.6536] }],
  ["Wicker Park Auto Body", "1560 N Damen Ave", "60622", { at: [41.9103, -87.6775] }],
  ["Ukrainian Village Motors", "2233 W Chicago Ave", "60622", { at: [41.8957, -87.6827] }],
  ["Logan Square Collision", "2601 N Milwaukee Ave", "60647", { at: [41.929, -87.7073] }],
  ["Kedzie Body Works", "2144 N Kedzie Blvd", "60647", { at: [41.9208, -87.7073] }],
  ["Pilsen Auto Paint", "1821 S Blue Island Ave", "60608", { at: [41.8576, -87.6616] }],
  ["Halsted Collision Center", "3050 S Halsted St", "60608", { at: [41.839, -87.6466] }],
  ["Uptown Auto Restoration", "4750 N Clark St", "60640", { at: [41.9681, -87.6672] }],
  ["Ravenswood Coachworks", "4883 N Ravenswood Ave", "60640", { at: [41.9706, -87.6744] }],
  ["Evanston Body & Frame", "1910 Greenwood St", "60201"],
  ["Cermak Road Collision", "6620 W Cermak Rd", "60402", { at: [41.8511, -87.789] }],
  ["Oak Park Auto Rebuilders", "1133 Lake St", "60301"],
  ["Cicero Avenue Body Shop", "9540 S Cicero Ave", "60453", { at: [41.7198, -87.7408] }],
  ["Mannheim Collision Works", "2250 S Mannheim Rd", "60018"],
];

const newYork: readonly Row[] = [
  ["Chelsea Collision", "528 W 29th St", "10001"],
  ["Hudson Yards Auto Body", "447 W 36th St", "10001"],
  ["Tenth Avenue Coachworks", "311 Tenth Ave", "10001"],
  ["Penn Body & Paint", "224 W 30th St", "10001"],
  ["East Village Dent Repair", "633 E 11th St", "10003"],
  ["Cooper Square Auto Body", "78 E Fourth St", "10003"],
  ["Midtown West Collision", "621 W 54th St", "10019"],
  ["Eleventh Avenue Motors", "790 Eleventh Ave", "10019"],
  ["Columbus Circle Coachworks", "415 W 57th St", "10019"],
  ["Upper West Auto Rebuilders", "216 W 108th St", "10025"],
  ["Riverside Body Shop", "168 W 99th St", "10025"],
  ["East Harlem Collision", "421 E 109th St", "10029"],
  ["Pleasant Avenue Auto Body", "322 Pleasant Ave", "10029"],
  ["Grand Concourse Collision", "540 Grand Concourse", "10451"],
  ["Mott Haven Frame & Paint", "281 E 149th St", "10451"],
  ["Queensboro Auto Body", "2715 Jackson Ave", "11101"],
  ["Hunters Point Collision", "4930 Vernon Blvd", "11101"],
  ["Dutch Kills Coachworks", "3818 29th St", "11101"],
  ["Atlantic Avenue Collision", "390 Atlantic Ave", "11201"],
  ["Navy Yard Auto Rebuilders", "47 Hudson Ave", "11201"],
  ["Gowanus Body Works", "255 Third Ave", "11215"],
  ["Park Slope Auto Paint", "618 Fifth Ave", "11215"],
  ["Sunset Park Collision", "5211 Second Ave", "11220"],
  ["Bay Ridge Frame & Body", "6008 Fourth Ave", "11220"],
  ["Flushing Collision Center", "13215 Northern Blvd", "11354"],
  ["College Point Auto Body", "3040 Linden Pl", "11354"],
  ["St. George Body Shop", "190 Bay St", "10301"],
  ["Victory Boulevard Collision", "1066 Victory Blvd", "10301"],
  ["Hoboken Coachworks", "1415 Willow Ave", "07030"],
  ["Grove Street Auto Body", "340 Grove St", "07302"],
  ["Liberty Collision", "95 Jersey Ave", "07302"],
];

const losAngeles: readonly Row[] = [
  ["Chinatown Collision", "830 N Hill St", "90012"],
  ["Arts District Auto Body", "612 E Temple St", "90012"],
  ["Union Station Coachworks", "715 N Vignes St", "90012"],
  ["South Park Collision", "1340 S Olive St", "90015"],
  ["Pico Auto Rebuilders", "1120 W Pico Blvd", "90015"],
  ["Echo Park Body & Paint", "1745 W Sunset Blvd", "90026"],
  ["Silver Lake Collision", "2816 Rowena Ave", "90026"],
  ["Rampart Auto Body", "212 S Rampart Blvd", "90026"],
  ["Hollywood Coachworks", "1433 N Cahuenga Blvd", "90028"],
  ["Vine Street Collision", "1222 Vine St", "90028"],
  ["Palms Auto Body", "3545 Motor Ave", "90034"],
  ["National Boulevard Collision", "9712 National Blvd", "90034"],
  ["Highland Park Body Works", "5620 N Figueroa St", "90042"],
  ["York Boulevard Auto Paint", "4917 York Blvd", "90042"],
  ["Pasadena Frame & Body", "255 N Lake Ave", "91101"],
  ["Colorado Street Collision", "480 S Fair Oaks Ave", "91101"],
  ["Glendale Collision Center", "1025 Air Way", "91201"],
  ["San Fernando Road Auto Body", "6440 San Fernando Rd", "91201"],
  ["Culver Coachworks", "8520 Washington Blvd", "90232"],
  ["Jefferson Auto Rebuilders", "9355 Jefferson Blvd", "90232"],
  ["Inglewood Collision", "440 S La Brea Ave", "90301"],
  ["Manchester Body Shop", "310 E Manchester Blvd", "90301"],
  ["Santa Monica Auto Body", "1615 Lincoln Blvd", "90401"],
  ["Ocean Park Collision", "2020 Colorado Ave", "90401"],
  ["Long Beach Frame & Paint", "1350 W Anaheim St", "90802"],
  ["Magnolia Collision", "733 S Victory Blvd", "91502"],
  ["Burbank Auto Restoration", "210 W Olive Ave", "91502"],
];

const houston: readonly Row[] = [
  ["Main Street Collision", "1511 Commerce St", "77002"],
  ["Buffalo Bayou Auto Body", "802 Walker St", "77002"],
  ["Montrose Coachworks", "2210 Dunlavy St", "77006"],
  ["Washington Avenue Collision", "4601 Washington Ave", "77007"],
  ["Heights Body & Paint", "935 W 19th St", "77008"],
  ["River Oaks Auto Rebuilders", "2540 W Dallas St", "77019"],
  ["Eastwood Collision", "4320 Telephone Rd", "77023"],
  ["Bellaire Boulevard Auto Body", "8015 Bellaire Blvd", "77036"],
  ["Galleria Collision Center", "5115 Westheimer Rd", "77056"],
  ["Fondren Frame & Body", "2801 Fondren Rd", "77063"],
  ["Bissonnet Body Works", "5003 Bissonnet St", "77401"],
  ["Red Bluff Collision", "1820 Red Bluff Rd", "77502"],
];

const phoenix: readonly Row[] = [
  ["Roosevelt Row Collision", "1015 N Third St", "85004"],
  ["Copper Square Auto Body", "418 S First Ave", "85004"],
  ["McDowell Coachworks", "1642 E McDowell Rd", "85006"],
  ["Camelback Collision", "310 W Camelback Rd", "85013"],
  ["Biltmore Body & Paint", "2340 E Indian School Rd", "85016"],
  ["Arcadia Auto Rebuilders", "4435 E Thomas Rd", "85018"],
  ["Sky Harbor Collision", "2605 E Washington St", "85034"],
  ["Old Town Auto Body", "7325 E Earll Dr", "85251"],
  ["Mill Avenue Collision", "1208 E Apache Blvd", "85281"],
  ["Mesa Frame & Paint", "345 W Broadway Rd", "85201"],
  ["Grand Avenue Body Shop", "6812 N 55th Ave", "85301"],
];

const seattle: readonly Row[] = [
  ["Denny Triangle Collision", "1915 Boren Ave", "98101"],
  ["Fremont Auto Body", "3617 Stone Way N", "98103"],
  ["Ballard Coachworks", "1450 NW Leary Way", "98107"],
  ["South Lake Union Collision", "725 Mercer St", "98109"],
  ["Ravenna Body & Paint", "5520 25th Ave NE", "98115"],
  ["Rainier Auto Rebuilders", "4811 Rainier Ave S", "98118"],
  ["SoDo Collision Center", "2730 First Ave S", "98134"],
  ["Bellevue Frame & Body", "1616 116th Ave NE", "98004"],
  ["Kirkland Auto Restoration", "12015 Slater Ave NE", "98033"],
  ["Redmond Collision Works", "8410 Cleveland St", "98052"],
];

const miami: readonly Row[] = [
  ["Brickell Collision", "95 SW Eighth St", "33131"],
  ["Miami River Auto Body", "1320 NW North River Dr", "33125"],
  ["Wynwood Coachworks", "2750 NW Third Ave", "33127"],
  ["Coconut Grove Collision", "3168 Grand Ave", "33133"],
  ["Calle Ocho Body & Paint", "1844 SW Eighth St", "33135"],
  ["Biscayne Auto Rebuilders", "4025 NE Second Ave", "33137"],
  ["Alton Road Collision", "1560 Alton Rd", "33139"],
  ["Hialeah Frame & Body", "780 W 29th St", "33012"],
  ["Ponce Collision Center", "4215 Ponce de Leon Blvd", "33134"],
];

const atlanta: readonly Row[] = [
  ["Five Points Collision", "188 Edgewood Ave", "30303"],
  ["Buckhead Auto Body", "2945 Bolling Way NE", "30305"],
  ["Virginia-Highland Coachworks", "1014 N Highland Ave", "30306"],
  ["Little Five Points Collision", "420 Moreland Ave NE", "30307"],
  ["Midtown Body & Paint", "1320 Spring St NW", "30309"],
  ["Westside Auto Rebuilders", "1180 Howell Mill Rd", "30318"],
  ["Decatur Square Collision", "225 E Trinity Pl", "30030"],
  ["Smyrna Frame & Body", "2810 Spring Rd SE", "30080"],
];

const denver: readonly Row[] = [
  ["LoDo Collision", "1845 Wazee St", "80202"],
  ["Capitol Hill Auto Body", "630 E 13th Ave", "80203"],
  ["Lincoln Park Coachworks", "1140 Santa Fe Dr", "80204"],
  ["Five Points Body & Paint", "2715 Welton St", "80205"],
  ["Highland Auto Rebuilders", "3330 Tejon St", "80211"],
  ["Globeville Collision", "4801 Washington St", "80216"],
  ["Lakewood Frame & Body", "7250 W Alameda Ave", "80226"],
];

const boston: readonly Row[] = [
  ["Beacon Hill Coachworks", "115 Charles St", "02108"],
  ["South End Auto Body", "540 Albany St", "02118"],
  ["Dorchester Avenue Collision", "395 Dorchester Ave", "02127"],
  ["Allston Body & Paint", "214 Cambridge St", "02134"],
  ["Inman Square Collision", "1270 Cambridge St", "02139"],
  ["Quincy Frame & Body", "680 Southern Artery", "02169"],
];

const nashville: readonly Row[] = [
  ["The Gulch Collision", "416 11th Ave S", "37203"],
  ["East Nashville Auto Body", "1011 Gallatin Ave", "37206"],
  ["Charlotte Pike Coachworks", "5410 Charlotte Pike", "37209"],
  ["Nolensville Road Collision", "3915 Nolensville Pike", "37211"],
  ["Brentwood Body & Paint", "205 Franklin Rd", "37027"],
];

const anchorage: readonly Row[] = [["Ship Creek Collision", "640 E First Ave", "99501"]];

const honolulu: readonly Row[] = [
  ["Kakaako Auto Body", "725 Kawaiahao St", "96813"],
  ["Kalihi Collision", "1860 Dillingham Blvd", "96819"],
];

/** Every shop of the network. Antelope, Montana, has none. The phone numbers are fictional. */
export const repairShops: readonly RepairShop[] = [
  ...shopsOf("43215", "614", columbus),
  ...shopsOf("60654", "312", chicago),
  ...shopsOf("10001", "212", newYork),
  ...shopsOf("90012", "213", losAngeles),
  ...shopsOf("77002", "713", houston),
  ...shopsOf("85004", "602", phoenix),
  ...shopsOf("98101", "206", seattle),
  ...shopsOf("33131", "305", miami),
  ...shopsOf("30303", "404", atlanta),
  ...shopsOf("80202", "303", denver),
  ...shopsOf("02108", "617", boston),
  ...shopsOf("37203", "615", nashville),
  ...shopsOf("99501", "907", anchorage),
  ...shopsOf("96813", "808", honolulu),
];

function shopsOf(middle: string, areaCode: string, rows: readonly Row[]): RepairShop[] {
  return rows.map(([shopName, address, zipCode, rest = {}], index) => {
    const { at, milesNorth, hasPhone = true } = rest;
    const { city, state } = zip(zipCode);
    const number = String(index + 1).padStart(2, "0");
    const estimate =
      milesNorth === undefined
        ? scatter(zip(zipCode), index)
        : offsetFrom(zip(middle), { north: milesNorth });
    return {
      shopId: `SHP-${middle}-${number}`,
      shopName,
      address,
      city,
      state,
      zipCode,
      ...(hasPhone && { phoneNumber: `${areaCode}55501${number}` }),
      ...(at ? { latitude: at[0], longitude: at[1] } : estimate),
    };
  });
}

/** Places the shops of a ZIP code on a spiral of half a mile, so that they don't overlap. */
function scatter(middle: Point, at: number): Point {
  const turn = at * 2.4;
  const miles = 0.1 + (at % 5) * 0.1;
  return offsetFrom(middle, { north: miles * Math.cos(turn), east: miles * Math.sin(turn) });
}

function zip(zipCode: string): ReturnType<typeof findZipCode> & object {
  const known = findZipCode(zipCode);
  if (!known) throw new Error(`The sandbox does not know the ZIP code ${zipCode}.`);
  return known;
}
