/** What art may be, as a file chooser takes it. */
export const pictureTypes = ['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg']
