/** Id of the dialog that the gallery shows in. */
export const galleryId = 'galleri';
