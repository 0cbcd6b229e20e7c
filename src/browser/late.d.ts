/** A script of its own, bundled and fetched only when its address is imported. */
declare module '*?late' {
  const url: string;
  export default url;
}
