/** Packs PNG images into one .ico file, for programs that request `/favicon.ico` without reading the page. */
export function ico(pictures: readonly Buffer[]): Buffer {
  const headerSize = 6 + 16 * pictures.length;
  const header = Buffer.alloc(headerSize);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerSize;
  for (const [index, picture] of pictures.entries()) {
    const entry = 6 + 16 * index;
    // The header of a PNG has width and height at these offsets.
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
    if (width > 255 || height > 255) throw new Error(`An icon of ${width} × ${height} px is too large for an .ico file.`);
    header.writeUInt8(width, entry);
    header.writeUInt8(height, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(picture.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([header, ...pictures]);
}
