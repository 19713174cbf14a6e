/** The part of libheif that we use; the package declares only its low-level functions. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    display(into: ImageData, done: (drawn: ImageData | null) => void): void;
    free(): void;
  };
  export default function createLibheif(): {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  };
}
