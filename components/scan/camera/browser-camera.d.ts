/** What only some browsers have, or have not yet in the standard's types. */
interface FoundBarcode {
  readonly rawValue: string;
  readonly boundingBox: DOMRectReadOnly;
}

interface BarcodeDetector {
  detect(picture: HTMLVideoElement): Promise<readonly FoundBarcode[]>;
}

interface Window {
  readonly BarcodeDetector?: {
    new (options: { formats: readonly string[] }): BarcodeDetector;
    getSupportedFormats(): Promise<readonly string[]>;
  };
}

interface Document {
  /** Where a permissions policy binds, the document can be asked for it. */
  readonly featurePolicy?: { allowsFeature(feature: string): boolean };
}

interface MediaTrackCapabilities {
  readonly torch?: boolean;
}

interface MediaTrackConstraintSet {
  torch?: boolean;
}
