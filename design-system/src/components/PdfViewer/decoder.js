/**
 * What pdf.js imports where a policy forbids WebAssembly: the decoder of that name in JavaScript. pdf.js asks for it in a
 * folder; behind `#`, which asks a server for nothing, that folder says where each decoder is served, by whatever name.
 */
const [jbig2, openjpeg, name = ''] = new URL(import.meta.url).hash.slice(1).split('/').map(decodeURIComponent)
const { default: decoder } = await import(/* @vite-ignore */ name.startsWith('openjpeg') ? openjpeg : jbig2)
export default decoder
