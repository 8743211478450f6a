import { isFault, type PictureFault, pictureAddress, pictureOfFile } from "@/lib/resources/galleries/picture-file";

/** What is looked at to tell a picture from another file, in bytes. */
const headLength = 16;

/** A chosen file as the address of a picture. @returns what is wrong with it where it is none */
export async function readPicture(file: File): Promise<{ address: string } | { fault: PictureFault }> {
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const found = pictureOfFile(head, file.size);
  if (isFault(found)) return { fault: found };
  return { address: pictureAddress(found, await base64Of(file)) };
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
