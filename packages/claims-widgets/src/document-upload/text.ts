import { defineText, widgetText } from "@claimkit/widget-runtime";
import { fileUploadText, fieldText } from "@claimkit/ui-kit/texts";

/** Names of the photos that a claim often needs. */
export const guidedShotText = defineText("guided-shots", {
  "front-driver": "Front corner, driver's side",
  "front-passenger": "Front corner, passenger side",
  "rear-driver": "Rear corner, driver's side",
  "rear-passenger": "Rear corner, passenger side",
  damage: "The damage",
  odometer: "Odometer",
  vin: "VIN",
});

/** How to take these photos. */
export const guidedShotHintText = defineText("guided-shot-hints", {
  "front-driver": "Stand a few steps away, so that the front and the side are both in the photo.",
  "front-passenger":
    "Stand a few steps away, so that the front and the side are both in the photo.",
  "rear-driver": "Stand a few steps away, so that the rear and the side are both in the photo.",
  "rear-passenger": "Stand a few steps away, so that the rear and the side are both in the photo.",
  damage: "Take one photo from a few steps away, and one from close up.",
  odometer: "Turn on the ignition, so that the mileage is visible.",
  vin: "The 17 characters at the bottom of the windshield, or on the frame of the driver's door.",
});

/** Messages of the upload of photos and documents. */
export const documentUploadText = defineText(
  "document-upload",
  {
    heading: "Photos and documents",
    asked: "What we need",
    add: "Add photos and documents",
    earlier: "Sent on earlier visits",
    sent: "Sent",
    received: "Received",
    refused: (reason: string) => `Couldn't be used: ${reason}`,
    refusedWithoutReason: "Couldn't be used.",
    /** The browser stores nothing, or has no room left. */
    notKept:
      "Keep this page open until all files are sent. This browser can't keep them for your next visit.",
    /** Another user has logged in, or this one has logged out. */
    ended: "Files can no longer be added here. Reload this page to continue.",
    failed: "The list of documents didn't load. We'll get it fixed.",
  },
  [widgetText, guidedShotText, guidedShotHintText, fileUploadText, fieldText],
);
