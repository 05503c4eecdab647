import { defaultWebsite, type Website } from '@inkbloom/contract'

const count = new Intl.NumberFormat('en-US')

interface Figures {
  pages: number
  colorings: number
  people: number
}

/** The site of an operator who has been at it for a year: the parts that a new one leaves empty are filled. */
export function demoWebsite({ pages, colorings, people }: Figures): Website {
  const { landing } = defaultWebsite
  return {
    ...defaultWebsite,
    landing: {
      ...landing,
      home: {
        ...landing.home,
        platforms: {
          ...landing.home.platforms,
          android: 'https://example.com/android',
          ios: 'https://example.com/ios',
        },
      },
      testimonials: {
        visibility: true,
        heading: 'Hung on fridges, framed in hallways',
        items: [
          {
            id: 'tea',
            photo: null,
            feedback: 'My daughter asked for an octopus having tea. By supper it was on the fridge.',
            name: 'Hana I.',
            location: 'Osaka',
          },
          {
            id: 'shift',
            photo: null,
            feedback: 'I color after night shifts. Half an hour with a cat in a window, and I can sleep.',
            name: 'Oskar D.',
            location: 'Bergen',
          },
          {
            id: 'class',
            photo: null,
            feedback: 'Twenty-six kids, twenty-six different dinosaurs. Nobody fought over the same page.',
            name: 'Rosa V.',
            location: 'Lisbon',
          },
        ],
      },
      metrics: {
        visibility: true,
        heading: 'Colored so far',
        items: [
          { id: 'pages', key: 'pages to color', value: count.format(pages) },
          { id: 'colorings', key: 'pages colored', value: count.format(colorings) },
          { id: 'people', key: 'people coloring', value: count.format(people) },
        ],
      },
      contact: {
        ...landing.contact,
        visibility: true,
        email: 'hello@example.com',
        phone: '+1 503 555 0142',
        location: '12 Crayon Lane, Portland',
      },
      footer: {
        visibility: true,
        socials: [
          { id: 'instagram', icon: 'instagram', url: 'https://example.com/instagram' },
          { id: 'pinterest', icon: 'pinterest', url: 'https://example.com/pinterest' },
          { id: 'youtube', icon: 'youtube', url: 'https://example.com/youtube' },
        ],
      },
    },
  }
}
