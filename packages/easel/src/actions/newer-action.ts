/** Made by a newer version of the application: nothing here knows how to do it. */
export class NewerAction extends RangeError {
  override readonly name = 'NewerAction'

  constructor() {
    super('This was made with a newer version')
  }
}
