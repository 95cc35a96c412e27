/** The media types of art that a file chooser accepts. */
export const pictureTypes = ['image/svg+xml', 'image/png', 'image/webp', 'image/jpeg']
