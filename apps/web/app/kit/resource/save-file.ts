/** Downloads a file of this app under a name, as if the person had clicked a link to it. */
export function saveFile({ file, filename }: { readonly file: string; readonly filename: string }): void {
  const link = document.createElement('a');
  link.href = file;
  link.download = filename;
  link.click();
}
