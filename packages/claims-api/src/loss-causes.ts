/** A loss cause: code, label, and aliases of the code. */
export type LossCause = readonly [code: string, label: string, ...aliases: string[]];

const table = [
  ["collision", "Collision", "accident"],
  [
    "collision_vehicle",
    "Collision with another vehicle",
    "vehcollision",
    "collisionwithcar",
    "hit_third_party",
  ],
  ["collision_rear_end", "Rear-end collision", "rearend", "rear_ended"],
  ["collision_rear_ended_by_other", "Rear-ended by another vehicle", "hit_from_behind"],
  ["collision_head_on", "Head-on collision", "headon"],
  ["collision_angle", "Side-angle collision", "angle", "t_bone", "broadside"],
  ["collision_sideswipe_same", "Sideswipe, same direction", "sideswipe"],
  ["collision_sideswipe_opposite", "Sideswipe, opposite direction"],
  ["collision_backing", "Collision while backing up", "backing", "reversing"],
  ["collision_lane_change", "Collision while changing lanes", "lane_change", "merging"],
  ["collision_turning", "Collision while turning", "left_turn", "right_turn", "u_turn"],
  ["collision_intersection", "Collision at an intersection", "intersection"],
  [
    "collision_ran_signal",
    "Collision after a missed signal or stop sign",
    "ran_red_light",
    "ran_stop_sign",
  ],
  ["collision_passing", "Collision while passing", "overtaking"],
  [
    "collision_multi_vehicle",
    "Multi-vehicle collision",
    "pileup",
    "multivehicle",
    "chain_reaction",
  ],
  ["collision_parked_hit", "Hit a parked vehicle", "hit_parked_vehicle"],
  ["collision_while_parked", "Hit while parked", "parked", "hit_while_parked"],
  ["collision_parking_lot", "Parking lot collision", "parking_lot"],
  ["collision_hit_and_run", "Hit and run", "hitandrun", "hit_run"],
  ["collision_unknown_driver", "Damage by an unknown driver", "unknown_third_party"],
  ["collision_uninsured", "Collision with an uninsured driver", "uninsured_motorist", "um_pd"],
  ["collision_trailer", "Collision with or by a trailer", "trailer"],
  ["collision_motorcycle", "Collision with a motorcycle", "motorcycle"],
  ["collision_truck", "Collision with a truck or bus", "bus", "semi", "tractor_trailer"],
  ["collision_train", "Collision with a train", "railway_vehicle"],
  [
    "collision_work_vehicle",
    "Collision with a work or maintenance vehicle",
    "working_motor_vehicle",
  ],
  ["collision_door_opening", "Door opened into traffic", "dooring"],
  ["collision_pedestrian", "Collision with a pedestrian", "pedestrian"],
  ["collision_cyclist", "Collision with a cyclist", "pedalcyclist", "bicycle"],
  [
    "collision_personal_conveyance",
    "Collision with a scooter or other personal conveyance",
    "scooter",
  ],
  ["passenger_fall", "Passenger fell from or inside the vehicle", "fell_from_vehicle"],
  ["collision_object", "Collision with an object", "fixed_object"],
  ["collision_tree", "Collision with a tree", "standing_tree"],
  ["collision_pole", "Collision with a pole or light post", "utility_pole"],
  ["collision_sign", "Collision with a traffic sign or signal", "sign_support", "signal_support"],
  ["collision_guardrail", "Collision with a guardrail", "guardrail_face", "guardrail_end"],
  [
    "collision_barrier",
    "Collision with a traffic barrier",
    "concrete_barrier",
    "cable_barrier",
    "impact_attenuator",
  ],
  ["collision_bridge", "Collision with a bridge", "bridge_pier", "bridge_rail"],
  [
    "collision_overhead",
    "Collision with an overhead structure",
    "bridge_overhead",
    "low_clearance",
  ],
  ["collision_curb", "Collision with a curb", "curb"],
  ["collision_culvert", "Collision with a culvert", "culvert"],
  ["collision_ditch", "Ran into a ditch or embankment", "ditch", "embankment"],
  ["collision_fence", "Collision with a fence", "fence"],
  ["collision_building", "Collision with a building or wall", "building", "wall"],
  ["collision_garage", "Collision with a garage door or carport", "garage_door"],
  ["collision_mailbox", "Collision with a mailbox", "mailbox"],
  ["collision_hydrant", "Collision with a fire hydrant", "fire_hydrant"],
  ["collision_snow_bank", "Collision with a snow bank", "snow_bank"],
  ["collision_boulder", "Collision with a rock or boulder", "boulder"],
  ["collision_debris", "Hit road debris", "road_debris", "object_in_road"],
  ["collision_shopping_cart", "Hit by a shopping cart", "shopping_cart"],
  ["pothole", "Pothole or road surface damage", "road_surface"],
  ["animal", "Collision with an animal", "animal_strike", "live_animal"],
  ["animal_deer", "Collision with a deer", "deer"],
  ["animal_livestock", "Collision with livestock", "livestock", "cow", "horse"],
  ["animal_bird", "Bird strike", "bird"],
  ["animal_damage", "Damage by an animal", "animal_other"],
  ["rodent_damage", "Rodent damage", "rodents", "mice"],
  ["rollover", "Rollover", "overturn"],
  ["immersion", "Vehicle went into water", "ran_into_water"],
  ["jackknife", "Jackknife"],
  ["run_off_road", "Ran off the road", "ranoffroad"],
  ["loss_of_control", "Loss of control", "lost_control"],
  ["skid_ice", "Skidded on ice or snow", "ice"],
  ["skid_wet", "Skidded on a wet road", "hydroplane", "aquaplane"],
  ["tire_blowout", "Tire blowout", "blowout"],
  ["load_shift", "Cargo or load shifted", "cargo_shift", "load_damage"],
  ["undercarriage", "Undercarriage damage", "bottomed_out"],
  ["non_collision_other", "Other non-collision damage", "noncollision"],
  ["fire", "Fire"],
  ["fire_vehicle", "Vehicle fire", "carfire"],
  ["fire_engine", "Engine fire", "engine_fire"],
  ["fire_electrical", "Electrical fire"],
  ["fire_battery", "Battery fire", "ev_battery_fire"],
  ["fire_wildfire", "Wildfire", "brush_fire"],
  ["fire_arson", "Arson", "arson"],
  ["explosion", "Explosion"],
  ["smoke", "Smoke damage", "smoke_damage"],
  ["lightning", "Lightning", "lightning_ext"],
  ["weather", "Weather damage", "weather_event"],
  ["hail", "Hail", "hail_ho_ext"],
  ["wind", "Wind", "windstorm"],
  ["tornado", "Tornado"],
  ["hurricane", "Hurricane", "tropical_storm"],
  ["storm", "Storm", "thunderstorm"],
  ["ice_snow_weight", "Weight of ice or snow", "ice_dam"],
  ["freeze", "Freezing", "freezing"],
  ["earthquake", "Earthquake", "earthquake_ho_ext"],
  ["landslide", "Landslide or mudslide", "mudslide"],
  ["sinkhole", "Sinkhole"],
  ["flood", "Flood", "flood_ho_ext", "surface_water", "rain_accumulation"],
  ["water_damage", "Water damage"],
  ["rain_leak", "Rain or leak into the vehicle", "leak"],
  ["storm_surge", "Storm surge", "tidal_overflow"],
  ["plumbing", "Plumbing or pipe leak", "pipe_burst", "water_plumbing"],
  ["sewer_backup", "Sewer or drain backup", "water_backup"],
  ["theft", "Theft"],
  ["theft_vehicle", "Stolen vehicle", "vehicle_stolen", "theft_of_vehicle"],
  ["theft_attempted", "Attempted theft", "attempted_theft"],
  ["theft_parts", "Stolen parts or equipment", "parts_stolen"],
  ["theft_catalytic_converter", "Stolen catalytic converter", "catalytic_converter"],
  ["theft_wheels", "Stolen wheels or tires", "wheels"],
  ["theft_contents", "Theft from the vehicle", "items_stolen", "theft_from_vehicle"],
  ["theft_keys", "Stolen or lost keys", "loss_of_keys"],
  ["theft_carjacking", "Carjacking", "carjack"],
  ["theft_recovered", "Stolen vehicle recovered", "recovered"],
  ["burglary", "Burglary or robbery", "robbery"],
  ["mysterious_disappearance", "Mysterious disappearance", "myst_disp_ext"],
  ["vandalism", "Vandalism", "malicious_mischief", "vmm"],
  ["vandalism_keyed", "Keyed or scratched", "keyed", "scratch"],
  ["vandalism_theft", "Vandalism during a theft"],
  ["riot", "Riot or civil commotion", "civil_commotion"],
  ["intentional_act", "Intentional act by another person", "malicious_damage"],
  ["chemical", "Chemical or paint damage", "paint_overspray"],
  ["glass", "Glass damage", "glassbreakage", "glass_only"],
  ["glass_windshield", "Windshield damage", "windshield", "windscreen"],
  ["glass_windshield_repair", "Windshield chip repair", "chip"],
  ["glass_side", "Side or rear window damage", "side_window", "rear_window"],
  ["glass_sunroof", "Sunroof damage", "sunroof"],
  ["falling_object", "Falling or thrown object", "thrown_object"],
  ["falling_tree", "Fallen tree or branch", "treelimb"],
  ["falling_cargo", "Object from another vehicle", "falling_shifting_cargo"],
  ["falling_rock", "Falling rock"],
  ["missile_rock", "Flying stone or gravel", "stone_chip"],
  ["aircraft", "Aircraft or drone", "drone"],
  ["mechanical_breakdown", "Mechanical breakdown", "mechanical"],
  ["roadside_tow", "Towing", "towing", "tow"],
  ["roadside_assistance", "Roadside assistance", "lockout", "jump_start", "flat_tire"],
  ["wear_tear", "Wear and tear"],
  ["manufacturer_defect", "Manufacturer defect or recall", "recall"],
  ["repair_damage", "Damage during repair or service"],
  ["liability_property", "Damage to another person’s property", "property_damage"],
  ["liability_vehicle", "Damage to another person’s vehicle"],
  ["liability_bodily_injury", "Injury to another person", "bodily_injury"],
  ["liability_passenger", "Injury to a passenger", "passenger_injury"],
  ["liability_premises", "Injury on your property", "slip_fall", "slip_and_fall"],
  ["liability_animal_bite", "Animal bite", "dog_bite"],
  ["liability_other", "Other liability", "liability", "personal_liability", "product_liability"],
  ["injury_driver", "Injury to the driver", "driver_injury"],
  ["injury_medical_payments", "Medical payments or personal injury protection", "med_pay", "pip"],
  ["injury_fatality", "Fatality", "death"],
  ["roof", "Roof damage", "roof_leak"],
  ["collapse", "Collapse"],
  ["power_surge", "Power surge", "electrical_surge"],
  ["mold", "Mold"],
  ["vehicle_into_property", "Vehicle hit the building", "vehicle_damage"],
  ["identity_theft", "Identity theft"],
  ["rental", "Rental vehicle damage", "rental_car"],
  ["unknown", "Unknown cause", "not_available", "not_reported"],
  ["other", "Other", "not_otherwise_classified"],
] as const satisfies readonly LossCause[];

/** Code of a known loss cause. */
export type LossCauseCode = (typeof table)[number][0];

/** All known loss causes. */
export const lossCauses: readonly LossCause[] = table;

/** Labels by code, for another language or for custom codes. */
export type LossCauseLabels = Readonly<Record<string, string>>;

const OTHER = "other";

let known: ReadonlyMap<string, LossCause> | undefined;

/**
 * The label of a loss cause, or the label of `other` for an unknown code. Ignores case and punctuation of the
 * code (`Rear End`, `rear_end`). `labels` take precedence over the English ones, and may have more codes.
 */
export function lossCauseLabel(code: string, labels: LossCauseLabels = {}): string {
  known ??= byCode();
  const name = normalized(code);
  const customKey = Object.keys(labels).find(
    (key) => key === code || (name && normalized(key) === name),
  );
  if (customKey !== undefined) return labels[customKey] ?? "";
  const [canonical, english] = known.get(name) ?? known.get(OTHER) ?? [OTHER, "Other"];
  return Object.hasOwn(labels, canonical) ? (labels[canonical] ?? english) : english;
}

/** Built on first use, so that importing this module costs nothing. */
function byCode(): ReadonlyMap<string, LossCause> {
  return new Map(
    lossCauses.flatMap((cause) => {
      const [code, , ...aliases] = cause;
      return [code, ...aliases].map((name) => [normalized(name), cause] as const);
    }),
  );
}

function normalized(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, "");
}
