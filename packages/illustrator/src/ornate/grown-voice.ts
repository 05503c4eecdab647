/** The page is for somebody too small for fine ornament. */
export const FOR_LITTLE_ONES =
  /\bfor (?:an?|my|our|his|her|the|little|small)? ?(?:\w+ )?(?:[1-5]|one|two|three|four|five)[- ](?:year|yr)s?[- ]olds?\b|\bfor (?:an?|my|our|his|her|the)? ?(?:\w+ )?(?:toddlers?|preschool\w*|bab(?:y|ies))\b/i
/** How grown-ups ask for a page, and the words of whoever asks for a child's. */
export const GROWN_VOICE =
  /\b(?:adults?|grown[- ]?ups?|detailed|details?|intricate|realistic|natural(?:istic)?|delicate|elegant|graceful|calm(?:ing)?|serene|peaceful|relax\w*|mindful\w*|vintage|audubon|fine[- ]line|nature study|bird ?watch\w*)\b/i
export const CHILDS_VOICE =
  /\b(?:kids?|child(?:ren)?|toddlers?|preschool\w*|cute|kawaii|simple|easy|cartoon|bab(?:y|ies)|funny|silly|happy|smiling)\b/i
