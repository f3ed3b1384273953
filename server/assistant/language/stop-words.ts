/** Words that say nothing on the subject of a question, without accents. */
const empty = `
  a ai aie aimerais aimerait aimerions ainsi alors as au aucun aucune aussi autre autres aux avais avait avec
  avez avoir avons bah ben beaucoup besoin bien bon bonne bref c ca car ce ceci cela celle celles celui ces cet cette ceux
  chaque chez ci comme concernant concerne d dans de deja des dont du donc elle elles en encore ensuite entre es est et
  etaient etait etant etc ete etes etre eu euh eux faire fais fait faites faut font ha hein ici il ils j jamais je jour juste
  l la laquelle le lequel les lesquels leur leurs lui m ma mais me meme mes mieux moi moins mon n ne ni non nos notre nous
  oh ok on ont or ou oui par parce pas peu peut peuvent peux plait plus plusieurs plutot pour pourrait pourrez pourriez
  pourront pouvez pouvoir pouvons puis quel quelle quelles quels quelque quelques quelqu rien s sa se sera seraient
  serait serez seront ses seulement si soit sommes son sont suis sur stp svp t ta te tes tiens ton tous tout toute toutes
  tres trop un une va vais vas veut veulent veux vers voici voila vont vos votre voudrais voudrait voudrions voulez voulons
  vous y aujourd hui jusqu lorsqu puisqu lors depuis sous selon malgre contre parmi afin dès des que-ce
  monsieur madame mademoiselle messieurs
  the an and or of to in on for with from by at is are was were be been do does did can could would should will i you he
  she it we they my your our their his her us them this that these those there here which whom whose how much many any
  some not please about have has had get got give re ve ll am if so also just really very`

/** Words so common in questions on anything that they hardly tell what this one is on: they count little. */
const common = `
  apres avant sans pendant
  aider aide aiderait aimer aller allez annoncer apporter apprendre arriver arrive avancer appliquer
  appelle arriere besoins bloque cas cause celui-ci certain certaine chercher cherche cherchons choisir choisit chose choses
  classique clair clairement complet complete comprendre comprend comprends concret concrete concretement connaitre connait
  connais connaissez conseiller-vous contenir contient convient correct courant creer curieux debrouiller debut demain
  demander demande demandez dependre depend dernier derniere desire desirerais detail details devenir devient difference differences devoir 
   dire dis dit dites directement disposer dois doit doivent effectivement egalement eh engager entendre entendu
  entier envisager envoyer envoie envoi especes essentiel etudier eventuellement evidemment exact exactement exemple exister
  existe existe-t-il expliquer explique expliquez facile facilement facon fier fin finalement fois  fonctionner
  fonctionne fournir fournissez general genre gens globalement grand grande habituel hesiter hesitons hier
  idee ideal importe important impression indiquer informer interesse interesser interet intern interne jours lancer
  laisser lieu ligne liste long longue lors mal maniere manquer matin mauvais mauvaise midi
  mettre mise moment monde montrer moyen moyenne necessaire necessite niveau nombre normal normalement nouveau nouvel
  nouvelle objet obtenir ordre organisation organisme ouais paraitre parait pareil parler parle parlez part partie particulier
  passer passe penser pense permettre permet personne petit petite peur place plein point pose poser possible pratique
  precis precise preciser precisement preferer premier premiere prendre prend prenez preparer present pret prete prets prevoir
  prevu prevue principal probleme prochain produit proche propre propres pu quelconque question questions raison rapport
  realiser reel regarder remplir renseigner renseignement rendre rester reste resultat
  outil retrouver reussir risque sais savoir sait saura sembler sens serieux sert servir seul seule simple simplement
  situation solution solutions sorte souci souhaiter souhaite souhaiterais souhaitons souvent special specifique suffire suite
  suivre sujet super sur-mesure surtout systeme tard temps-ci terme termine tot toujours total totalement travail travailler travaille
  travaillez trouver trouve truc trucs type types uniquement utiliser utilise utilisez utiliserait valable valoir venir verite
  vient voir voit vouloir vrai vraie vraiment vue faudrait fera ferez feriez sauf grosso modo
  actuel actuellement apres-midi autour beau bonjour cadre chacun combien-ca court coup cours dedans dehors environ
  goes go happens happen know known want need like tell take takes took make work works use used using show explain`

function listed(text: string) {
  return text.split(/\s+/).filter(Boolean)
}

export const stopWords: ReadonlySet<string> = new Set(listed(empty))

export const commonWords: ReadonlySet<string> = new Set(listed(common))

/** Phrases whose words would otherwise count. Joined by « _ », as in synonyms.ts. */
export const emptyPhrases =
  'que_se_passe_t_il qu_est_ce_qui est_ce_que est_ce_qu y_a_t_il il_y_a what_happens tout_seul toute_seule fait_partie font_partie s_il_vous_plait s_il_te_plait en_fait du_coup a_propos par_exemple me_donner nous_donner donne_moi donnez_moi donnez_nous a_partir_de_quel a_partir_de_quelle'

/** What asks for the meaning of a word rather than for a fact about it. Joined by « _ », as in synonyms.ts. */
export const meaningPhrases =
  'c_est_quoi c_est_quoi_ca c_quoi se_quoi ce_quoi quoi_c_est qu_est_ce_que qu_est_ce_qu qu_est_ce_que_c_est qu_est_ce_qu_un qu_est_ce_qu_une que_veut_dire veut_dire_quoi veut_dire ca_veut_dire_quoi qu_entendez_vous_par qu_entend_on_par definition= definir= definissez= kesako= signifie= signification= quezaco= what_is what_is_a what_is_an what_s_a what_s_an what_does_it_mean meaning= define= expliquez_moi explique_moi'
